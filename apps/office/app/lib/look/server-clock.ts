import { useEffect, useState } from 'react';

/** A moment of the server's clock and when the browser heard of it, milliseconds; the second one never jumps. */
export type ServerMoment = { server: number; heard: number };

export const heardNow = (iso: string): ServerMoment => ({
  server: Date.parse(iso),
  heard: performance.now(),
});

/**
 * The time of the server, updated every `everyMs`. It is computed from the last answer, not counted, so that a slow page does not
 * fall behind and a wrong clock of the computer does not matter.
 */
export function useServerNow(moment: ServerMoment, everyMs = 250): Date {
  const [ticked, setTicked] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setTicked(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return new Date(moment.server + Math.max(0, ticked - moment.heard));
}
