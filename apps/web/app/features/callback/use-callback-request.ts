import { useSyncExternalStore } from 'react';
import { askForCall } from '#app/lib/api/browser.ts';
import { CaptchaFailed } from '#app/lib/captcha/captcha-failed.ts';
import { useCaptcha } from '#app/lib/captcha/use-captcha.tsx';
import { canSubmit } from './callback-machine.ts';
import { now, type CallbackStore } from './callback-store.ts';
import { typed } from './typed-phone.ts';

/** The state of the widget and the shopper's actions. */
export function useCallbackRequest({ getState, send, watch }: CallbackStore) {
  const state = useSyncExternalStore(watch, getState);
  const captcha = useCaptcha();

  async function submit(): Promise<void> {
    if (!canSubmit(getState())) return;
    const { round, number } = getState();
    send({ type: 'submitted', now: now() });
    try {
      const token = await captcha.ask((isVisible) =>
        send({ type: 'questioned', round, isVisible, now: now() }),
      );
      const { value } = await askForCall({ phone: number ?? '', token });
      send({ type: 'answered', round, isSuccess: value.success });
    } catch (error) {
      const isCancelled = error instanceof CaptchaFailed && error.reason === 'cancelled';
      send(isCancelled ? { type: 'withdrawn', round } : { type: 'answered', round, isSuccess: false });
    }
  }

  return {
    state,
    captchaElement: captcha.element,
    open: () => send({ type: 'opened', now: now() }),
    close: () => {
      captcha.cancel();
      send({ type: 'closed', now: now() });
    },
    type: (phone: string) => send(typed(phone)),
    submit,
  };
}
