import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isSmsCode } from '@yahont/values/form-rules.ts';
import { lostRequest } from '#app/base/requests/lost-request.ts';
import { useIsAlive } from '#app/base/timing/use-is-alive.ts';

/** A refused code stays visible for a moment, then the field is emptied for the next one. */
const CLEARED_AFTER_MS = 400;

type Options = {
  isBusy: boolean;
  answer: { wrong: readonly string[] } | null;
  /** Empties the field. */
  empty: () => void;
};

/**
 * Submits the code form with its main button, and empties the field after a refused code. However the form is
 * submitted (last digit, Enter or button), it is not submitted again before the answer: a code works once, so
 * a second request would be refused. Only a lost request is repeated. Another code typed meanwhile is submitted
 * after the answer.
 */
export function useSendsItself(
  field: RefObject<HTMLInputElement | null>,
  { isBusy, answer, empty }: Options,
) {
  /** True from the submit on; the router becomes busy only later. */
  const isSent = useRef(false);
  const sentCode = useRef('');
  const wasBusy = useRef(false);
  const isAlive = useIsAlive();

  function send(): void {
    const form = field.current?.form;
    if (form && !isBusy && !isSent.current) form.requestSubmit(mainButton(form));
  }

  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    const guard = (event: SubmitEvent) => {
      if (event.submitter !== null && event.submitter !== mainButton(form)) return;
      if (isSent.current && lostRequest() === null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      isSent.current = true;
      sentCode.current = field.current?.value ?? '';
    };
    form.addEventListener('submit', guard, { capture: true });
    return () => form.removeEventListener('submit', guard, { capture: true });
  }, [field]);

  // Cleared by its text, because another code may have been typed meanwhile.
  const clear = useEffectEvent((refused: string) => {
    if (field.current?.value === refused) empty();
  });
  useEffect(() => {
    const refused = sentCode.current;
    if (refused === '' || answer?.wrong.includes('code') !== true) return;
    const timer = setTimeout(() => clear(refused), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const sendNext = useEffectEvent(() => {
    const code = field.current?.value ?? '';
    if (isSmsCode(code) && code !== sentCode.current) send();
  });
  useEffect(() => {
    if (isBusy) {
      wasBusy.current = true;
      return;
    }
    isSent.current = false;
    // Not on the first run: the browser may have restored an old code.
    if (!wasBusy.current) return;
    wasBusy.current = false;
    // After the effects that show the refusal of the code before.
    const timer = setTimeout(sendNext);
    return () => clearTimeout(timer);
  }, [isBusy, answer]);

  return {
    /** Whether scripts run: without them the button sends the code. */
    isAlive,
    send,
  };
}

/** The button that Enter presses. */
function mainButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('button[type="submit"]');
}
