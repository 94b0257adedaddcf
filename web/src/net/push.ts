// Notifications for games by mail: asked for, handed to the server, taken back. A browser keeps the permission.
import { SITE } from "$/app/address";
import { ask } from "./api";

export type Push = "none" | "off" | "on" | "refused"; // none: this browser or this page cannot

const there = (): boolean => !SITE && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** How things are in this browser. */
export async function pushState(): Promise<Push> {
  if (!there()) return "none";
  if (Notification.permission === "denied") return "refused";
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the person, then the push service, then tell the server. */
export async function turnOn(): Promise<Push> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const [{ key }, registration] = await Promise.all([ask<{ key: string }>("GET", "/api/push"), navigator.serviceWorker.ready]);
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  try {
    await ask("POST", "/api/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  } catch (reason) {
    await made.unsubscribe(); // the server would never send anything
    throw reason;
  }
  return "on";
}

/** Take it back, here and at the server. */
export async function turnOff(): Promise<Push> {
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  if (made) {
    await made.unsubscribe();
    await ask("POST", "/api/push/stop", { endpoint: made.endpoint });
  }
  return "off";
}
