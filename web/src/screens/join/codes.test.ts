import { afterEach, expect, test, vi } from "vitest";
import { addressElsewhere, addressIn, addressOfTable, lettersIn } from "./codes";

test.each([
  ["https://play.example.org/t/ABCDE23456#SECRETSECRET2345", "/t/ABCDE23456#SECRETSECRET2345"],
  ["play with me: http://127.0.0.1:8000/t/ABCDE23456 !", "/t/ABCDE23456"],
  ["https://play.example.org/replay/ABCDE23456", "/replay/ABCDE23456"],
  ["https://play.example.org/t/ABCDE23456/after", "/t/ABCDE23456/after"],
  ["https://play.example.org/join#KTE7X", "/join#KTE7X"],
  ["play.example.org/join#kte-7x", "/join#KTE7X"],
])("%s leads to %s", (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each(["https://example.org/", "nonsense/else", "/t/", "javascript:/t", "/join", "/join#"])(
  "%s leads nowhere",
  (text) => {
    expect(addressIn(text)).toBeNull();
  },
);

test.each(["KTE7X", "kte7x", " k t e 7 x ", "kte-7x", "KTE–7X"])("%s is KTE7X", (text) => {
  expect(lettersIn(text)).toBe("KTE7X");
});

afterEach(() => vi.unstubAllGlobals());

/** A server that answers once, and what it was asked. */
function server(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn().mockResolvedValue(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a code leads to its table, with the invitation after the #", async () => {
  const fetch = server(200, { table: "ABCDE23456", invite: "SECRET" });
  expect(await addressOfTable("KTE7X")).toBe("/t/ABCDE23456#SECRET");
  expect(fetch).toHaveBeenCalledWith("/api/code", expect.objectContaining({ method: "POST", body: '{"code":"KTE7X"}' }));
});

test("an unknown code is refused in the server’s words", async () => {
  server(404, { error: "error-server-no-code", text: "No table." });
  await expect(addressOfTable("KTE7X")).rejects.toMatchObject({ error: "error-server-no-code", message: "No table." });
});

test.each([
  ["play.example.org", "https://play.example.org/join"],
  [" https://play.example.org/ ", "https://play.example.org/join"],
  ["http://192.168.1.7:8000", "http://192.168.1.7:8000/join"],
  ["192.168.1.7:8000", "http://192.168.1.7:8000/join"],
  ["localhost:8000", "http://localhost:8000/join"],
  ["https://play.example.org/t/ABCDEFGHIJ#invite", "https://play.example.org/t/ABCDEFGHIJ#invite"],
  ["play.example.org/join#KTE7X", "https://play.example.org/join#KTE7X"],
  ["javascript:alert(1)", null],
  ["file:///etc/passwd", null],
  ["ABCDE", null],
  ["a b.example", null],
  ["", null],
])("%s leads to a server: %s", (text, address) => {
  expect(addressElsewhere(text)).toBe(address);
});
