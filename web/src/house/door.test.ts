// The door: answers find who asked, frames their line, and a house that breaks down is replaced.
import { expect, test } from "vitest";
import { Door, type House } from "./door";
import type { FromHouse, ToHouse } from "./protocol";

function rooms() {
  const houses: (House & { heard: ToHouse[]; say: (message: FromHouse) => void; ended: boolean })[] = [];
  const door = new Door(() => {
    const heard: ToHouse[] = [];
    const house = {
      heard,
      ended: false,
      onmessage: null as House["onmessage"],
      onerror: null as House["onerror"],
      postMessage: (message: ToHouse) => void heard.push(message),
      terminate: () => void (house.ended = true),
      say: (message: FromHouse) => house.onmessage?.({ data: message } as MessageEvent<FromHouse>),
    };
    houses.push(house);
    return house;
  });
  return { door, houses };
}

test("each answer goes to whoever asked", async () => {
  const { door, houses } = rooms();
  const [one, other] = [door.request("GET", "/api/games", undefined, "en"), door.request("POST", "/api/tables", { a: 1 }, "de")];
  expect(houses).toHaveLength(1);
  const [first, second] = houses[0]!.heard as { id: number }[];
  expect(second).toMatchObject({ do: "request", method: "POST", body: { a: 1 }, language: "de" });
  houses[0]!.say({ kind: "answer", id: second!.id, status: 201, body: "B" });
  houses[0]!.say({ kind: "answer", id: first!.id, status: 200, body: "A" });
  expect((await one).body).toBe("A");
  expect(await other).toMatchObject({ status: 201, body: "B" });
});

test("what a screen watches is sent as plain values", () => {
  const { door, houses } = rooms();
  const watched = new Proxy({ chairs: new Proxy(["", "pro"], {}), nothing: undefined }, {});
  void door.request("POST", "/api/tables", watched, "en");
  expect(structuredClone(houses[0]!.heard[0])).toMatchObject({ body: { chairs: ["", "pro"] } });
});

test("a line is used like a WebSocket", () => {
  const { door, houses } = rooms();
  const line = door.open("/api/tables/here-A/socket?since=0", "fr");
  const heard: string[] = [];
  const codes: number[] = [];
  line.onmessage = ({ data }) => void heard.push(data as string);
  line.onclose = ({ code }) => void codes.push(code);
  const { line: number } = houses[0]!.heard[0] as { line: number };
  houses[0]!.say({ kind: "frame", line: number, frame: "hello" });
  houses[0]!.say({ kind: "frame", line: number + 1, frame: "not for us" });
  line.send("ping");
  expect([heard, houses[0]!.heard.at(-1)]).toEqual([["hello"], { do: "say", line: number, frame: "ping" }]);
  houses[0]!.say({ kind: "hangup", line: number, code: 4403 });
  expect([codes, line.readyState]).toEqual([[4403], 3]);
  line.send("lost");
  line.close();
  expect(houses[0]!.heard.at(-1)).toMatchObject({ do: "say", frame: "ping" }); // nothing more is sent
});

test("a house that breaks down is replaced, and everybody hears of it", async () => {
  const { door, houses } = rooms();
  const troubles: string[] = [];
  door.on((trouble) => troubles.push(trouble));
  const asked = door.request("GET", "/api/games", undefined, "en");
  const line = door.open("/api/tables/here-A/socket", "en");
  const codes: number[] = [];
  line.onclose = ({ code }) => void codes.push(code);
  houses[0]!.onerror?.(new Event("error") as ErrorEvent);
  await expect(asked).rejects.toThrow("stopped");
  expect([houses[0]!.ended, codes, troubles]).toEqual([true, [1013], ["stopped"]]);
  void door.request("GET", "/api/games", undefined, "en");
  expect(houses).toHaveLength(2);
});
