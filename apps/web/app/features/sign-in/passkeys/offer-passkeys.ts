import { askPasskey, stopAsking } from './ask-passkey.ts';
import type { PasskeyOutcome } from './passkey-outcome.ts';

/** A challenge lives five minutes: it is replaced before a choice would come too late. */
const RENEW_MS = 4 * 60_000;

export type PasskeyOffer = {
  /** While the browser asks in a window of its own. */
  pause: () => void;
  /** Goes on when the window has closed; at the next focus, when it brought an answer. */
  resume: (outcome: PasskeyOutcome) => void;
  stop: () => void;
};

/**
 * Offers passkeys in the browser's list under the phone field. The question begins when the field gets the focus: most
 * visitors who see the panel want no challenge, and a network has a limited number of them. It is asked again while its page
 * is seen, and at the next focus after it has ended.
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
  /** In a page that nobody sees nothing is asked; it is when the page is seen again. */
  function look(): void {
    if (state !== 'unasked' && Date.now() - askedAt >= RENEW_MS) renew();
  }
  function begin(): void {
    const isAtPhone = document.activeElement === form.elements.namedItem('phone');
    if (isAtPhone && state !== 'asking' && !isPaused) void ask();
  }

  form.addEventListener('focusin', begin);
  document.addEventListener('visibilitychange', look);
  // The field may have had the focus before this code came.
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
