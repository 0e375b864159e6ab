import { CaptchaFailed, type CaptchaFailure } from './captcha-failed.ts';

/** An event of the captcha's widget. */
export type CaptchaEvent =
  | { type: 'success'; token: string }
  | { type: 'challenge-visible' }
  | { type: 'challenge-hidden' }
  | { type: 'network-error' }
  | { type: 'javascript-error' }
  | { type: 'token-expired' };

/** A blocked script may neither load nor report an error; without a question the wait ends after this time. */
const SILENCE_MS = 20_000;
/** Solving a question also hides it, and the token may arrive after that. */
const HIDDEN_GRACE_MS = 1000;
/** How often a token is requested again when it expires before it was returned. */
const MAX_RETRIES = 2;

type Handlers = {
  /** A question is shown to the visitor, or has been hidden. */
  onQuestion: (isVisible: boolean) => void;
  /** The widget must be rendered again. */
  onAgain: () => void;
};

export type CaptchaAsking = {
  /** A new token; rejects with `CaptchaFailed`. */
  token: Promise<string>;
  hear: (event: CaptchaEvent) => void;
  fail: (reason: CaptchaFailure) => void;
};

/** Handles one request for a token, from the first event of the widget to the last relevant one. */
export function startAsking({ onQuestion, onAgain }: Handlers): CaptchaAsking {
  const { promise: token, resolve, reject } = Promise.withResolvers<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isQuestionVisible = false;
  let isSettled = false;
  let asked = 0;

  function failAfter(ms: number, reason: CaptchaFailure): void {
    clearTimeout(timer);
    timer = setTimeout(() => settle(() => reject(new CaptchaFailed(reason))), ms);
  }
  function showQuestion(isVisible: boolean): void {
    if (isVisible === isQuestionVisible) return;
    isQuestionVisible = isVisible;
    onQuestion(isVisible);
  }
  function settle(how: () => void): void {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    showQuestion(false);
    how();
  }
  function fail(reason: CaptchaFailure): void {
    settle(() => reject(new CaptchaFailed(reason)));
  }

  function hear(event: CaptchaEvent): void {
    if (isSettled) return;
    switch (event.type) {
      case 'success':
        return settle(() => resolve(event.token));
      case 'challenge-visible':
        clearTimeout(timer);
        return showQuestion(true);
      case 'challenge-hidden':
        return failAfter(HIDDEN_GRACE_MS, 'cancelled');
      case 'network-error':
      case 'javascript-error':
        return fail('unavailable');
      case 'token-expired':
        asked += 1;
        if (asked > MAX_RETRIES) return fail('unavailable');
        showQuestion(false);
        failAfter(SILENCE_MS, 'unavailable');
        return onAgain();
    }
  }

  failAfter(SILENCE_MS, 'unavailable');
  return { token, hear, fail };
}
