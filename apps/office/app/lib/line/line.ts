import { call } from '../calls/call.ts';
import { setLine } from '../calls/routes/talks.ts';

/** The server forgets who said nothing for three minutes. */
const BEAT_MS = 60_000;

let timer: ReturnType<typeof setInterval> | null = null;

/** Keeps the person on the line while the office is open, whatever section they are in. */
export function keepOnLine(isOn: boolean): void {
  if (!isOn) {
    if (timer !== null) clearInterval(timer);
    timer = null;
    return;
  }
  timer ??= setInterval(beat, BEAT_MS);
}

function beat(): void {
  // Without an answer the next beat comes in time; an ended session ends the line too.
  call(setLine, { body: { isOn: true } }, { signedOut: 'fail' }).catch(() => undefined);
}
