// Short notes that come and go: "Copied", "The table has moved on".
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const STAY = 5000; // milliseconds
let last = 0;
const shown = $state<Toast[]>([]);

export function toasts(): Toast[] {
  return shown;
}

/** Say something for a few seconds. */
export function toast(text: string, bad = false): void {
  const id = ++last;
  shown.push({ id, text, bad });
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((one) => one.id === id);
  if (at >= 0) shown.splice(at, 1);
}
