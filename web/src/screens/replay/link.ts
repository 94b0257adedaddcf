// Links to a replay. The invite stands first in the fragment, so that it is in no log; seat and frame may follow.

export interface Wish {
  invite?: string;
  seat?: number; // from 0
  frame?: number;
}

/** "INVITE&seat=2&at=31" taken apart; seats count from 1 there, as people do. */
export function whereTo(fragment: string): Wish {
  const wish: Wish = {};
  for (const part of fragment.split("&")) {
    const [, key, value] = /^(seat|at)=(\d{1,4})$/.exec(part) ?? [];
    if (key === "seat") wish.seat = Number(value) - 1;
    else if (key === "at") wish.frame = Number(value);
    else if (/^[\w-]+$/.test(part)) wish.invite = part;
  }
  return wish.seat === -1 ? { ...wish, seat: undefined } : wish;
}

/** The way to a replay, from the root of the site. */
export function replayPath(table: string, { invite, seat, frame }: Wish = {}): string {
  const parts = [
    ...(invite ? [invite] : []),
    ...(seat === undefined ? [] : [`seat=${seat + 1}`]),
    ...(frame === undefined ? [] : [`at=${frame}`]),
  ];
  return `/replay/${encodeURIComponent(table)}${parts.length ? `#${parts.join("&")}` : ""}`;
}
