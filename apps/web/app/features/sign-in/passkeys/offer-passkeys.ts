import { askPasskey, stopAsking } from './ask-passkey.ts';
import type { PasskeyOutcome } from './passkey-outcome.ts';

/** A challenge is valid for five minutes: it is replaced early enough for a choice to arrive in time. */
const RENEW_MS = 4 * 60_000;

export type PasskeyOffer = {
  /** Pauses while the browser shows its own window. */
  pause: () => void;
  /** Continues when the window has closed; after an answer, only at the next focus. */
  resume: (outcome: PasskeyOutcome) => void;
  stop: () => void;
};

/**
 * Offers passkeys in the browser's list under the phone field. The prompt starts when the field gets the
 * focus: most visitors who see the panel need no challenge, and a network gets a limited number of them. The
 * prompt is renewed while the page is visible, and starts again at the next focus after it has ended.
 */
export function offerPasskeys(form: HTMLFormElement, onAnswer: (answer: string) => void): PasskeyOffer {
  let state: 'unasked' | 'asking' | 'ended' = 'unasked';
  let isPaused = false;
  let question = 0;
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    timer = setTimeout(renew, RENEW_MS);
    state = 'asking';
    askedAt = Date.now();
    question += 1;
    const mine = question;
    const isWanted = () => mine === question && !isPaused;
    const outcome = await askPasskey({ autofill: true, isWanted });
    if (!isWanted()) return;
    state = 'ended';
    if (outcome.kind === 'answered') onAnswer(outcome.answer);
  }
  function renew(): void {
    if (!isPaused && document.visibilityState === 'visible') void ask();
  }
  /** Starts no prompt in a hidden page; starts it when the page becomes visible. */
  function look(): void {
    if (state !== 'unasked' && Date.now() - askedAt >= RENEW_MS) renew();
  }
  function begin(): void {
    const isAtPhone = document.activeElement === form.elements.namedItem('phone');
    if (isAtPhone && state !== 'asking' && !isPaused) void ask();
  }

  form.addEventListener('focusin', begin);
  document.addEventListener('visibilitychange', look);
  // The field may have had the focus before this code was loaded.
  begin();
  return {
    pause: () => {
      isPaused = true;
    },
    resume: ({ kind }) => {
      isPaused = false;
      const isBegun = state !== 'unasked';
      state = 'ended';
      if (isBegun && kind !== 'answered') void ask();
    },
    stop: () => {
      question += 1;
      clearTimeout(timer);
      form.removeEventListener('focusin', begin);
      document.removeEventListener('visibilitychange', look);
      stopAsking();
    },
  };
}
