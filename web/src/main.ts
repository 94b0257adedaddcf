import "$/kit/tokens.css";
import "$/kit/type.css";
import "$/kit/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { becomesNewer, keepPage } from "$/app/install";
import { follow } from "$/app/router.svelte";
import { begin } from "$/app/settings.svelte";

keepPage();
if (!(await becomesNewer())) {
  await begin();
  await follow();
  mount(App, { target: document.getElementById("app")! });
}
