import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

describe("a server of ours", () => {
  test("a path is an address", async () => {
    vi.resetModules();
    const { at, pathOf, SITE } = await import("./address");
    expect(SITE).toBe(false);
    expect(at("/t/ABC#x")).toBe("/t/ABC#x");
    expect(pathOf(new URL("http://a.b/t/ABC?/other#x"))).toBe("/t/ABC");
  });
});

describe.each([["/"], ["/games/"], ["/games/index.html"]])("a site whose page is %s", (pathname) => {
  const folder = pathname.replace("index.html", "");
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("document", { documentElement: { dataset: { site: "" } } });
    vi.stubGlobal("location", { pathname, origin: "http://a.b" });
  });

  test("a path follows a question mark", async () => {
    const { at, pathOf, ROOT } = await import("./address");
    expect(ROOT).toBe(folder);
    expect(at("/t/ABC#x")).toBe(`${folder}?/t/ABC#x`);
    expect(pathOf(new URL(at("/t/ABC#x"), "http://a.b"))).toBe("/t/ABC");
    expect(pathOf(new URL(`http://a.b${pathname}`))).toBe("/");
    expect(pathOf(new URL(`http://a.b${pathname}?from=mail`))).toBe("/");
  });

  test("addresses of elsewhere and of this screen stay what they are", async () => {
    const { at, isOurs } = await import("./address");
    expect(isOurs(new URL("http://a.b/docs/"))).toBe(false);
    expect(isOurs(new URL(`http://other${folder}`))).toBe(false);
    expect(isOurs(new URL(`http://a.b${at("/open")}`))).toBe(true);
    expect(at("#chapter")).toBe("#chapter");
    expect(at("http://a.b/t/ABC")).toBe("http://a.b/t/ABC");
    expect(at(at("/open"))).toBe(`${folder}?/open`);
  });
});
