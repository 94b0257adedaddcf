import "$/kit/tokens.css";
import "$/kit/type.css";
import "$/kit/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "$/app/install";
import { follow } from "$/app/router.svelte";
import { begin } from "$/app/settings.svelte";

keepShell();
await begin();
await follow();
mount(App, { target: document.getElementById("app")! });
