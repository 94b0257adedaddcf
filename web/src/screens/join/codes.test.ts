import { expect, test } from "vitest";
import { addressIn } from "./codes";

test.each([
  ["https://play.example.org/t/ABCDE23456#SECRETSECRET2345", "/t/ABCDE23456#SECRETSECRET2345"],
  ["play with me: http://127.0.0.1:8000/t/ABCDE23456 !", "/t/ABCDE23456"],
  ["https://play.example.org/replay/ABCDE23456", "/replay/ABCDE23456"],
  ["https://play.example.org/t/ABCDE23456/after", "/t/ABCDE23456/after"],
])("%s leads to %s", (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each(["https://example.org/", "nonsense/else", "/t/", "javascript:/t"])("%s leads nowhere", (text) => {
  expect(addressIn(text)).toBeNull();
});
