import { useEffect } from 'react';
import { call } from '../calls/call.ts';
import { endStaffSession } from '../calls/routes/session.ts';
import { lastTouch, touch } from './touches.ts';
import { signedInAgain } from './session-gate.ts';

/** As long as the session of the API waits. */
const LOCK_MS = 30 * 60_000;
const LOOK_MS = 5_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether the screen must close. */
export function isLeft(now = Date.now()): boolean {
  return now - lastTouch() >= LOCK_MS;
}

/**
 * Closes the screen when nobody has touched the office in this browser for half an hour: the sign-in opens over the
 * page, which keeps its work, and the session ends, so that a reload opens nothing. The time is compared, not counted,
 * because a sleeping machine stops timers.
 */
export function useIdleLock(): void {
  useEffect(() => {
    let isClosed = false;
    const look = (): void => {
      if (!isLeft()) isClosed = false;
      else if (!isClosed) {
        isClosed = true;
        close();
      }
    };
    const onTouch = (): void => {
      // After a long sleep the first touch finds the screen closed.
      look();
      touch();
    };
    for (const name of TOUCHES) window.addEventListener(name, onTouch, { capture: true, passive: true });
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const name of TOUCHES) window.removeEventListener(name, onTouch, { capture: true });
    };
  }, []);
}

function close(): void {
  void signedInAgain('left');
  // Without an answer the API ends the session by itself, by the same clock.
  call(endStaffSession, {}, { signedOut: 'fail' }).catch(() => undefined);
}
