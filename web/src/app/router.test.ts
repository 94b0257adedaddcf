import { expect, test } from "vitest";
import { match } from "./router.svelte";
import type { Route } from "./routes";

const load = () => Promise.reject(new Error("not loaded here"));
const routes: Route[] = ["/", "/t/:table", "/t/:table/after"].map((path) => ({ path, load, title: path }));

test.each([
  ["/", "/", {}],
  ["/t/ABC", "/t/:table", { table: "ABC" }],
  ["/t/ABC/", "/t/:table", { table: "ABC" }],
  ["/t/a%20b/after", "/t/:table/after", { table: "a b" }],
])("%s is %s", (path, route, params) => {
  expect(match(path, routes)).toMatchObject({ route: { path: route }, params });
});

test.each(["/t", "/t/ABC/other", "/nowhere"])("%s is nothing", (path) => {
  expect(match(path, routes)).toBeNull();
});
