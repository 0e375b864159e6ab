import { startTransition, useState, type ReactNode, type SubmitEvent } from 'react';
import { CaptchaFailed } from './captcha-failed.ts';
import { useCaptcha } from './use-captcha.tsx';

type CaptchaForm = {
  /** For the form. Without JavaScript the form is sent as it is, without a captcha token. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The captcha is running, or shows the shopper a question. */
  isAsking: boolean;
  /** The captcha could not be loaded or failed. */
  isUnavailable: boolean;
  captchaElement: ReactNode;
};

type Options = {
  /**
   * Whether the form is valid. An invalid one is sent without a captcha, and the server reports its fields.
   */
  isValid: (form: FormData) => boolean;
  /** Sends the form, which now has the captcha token. */
  submit: (form: FormData) => void;
};

/** Adds a captcha token to a valid form before it is sent. */
export function useCaptchaForm({ isValid, submit }: Options): CaptchaForm {
  const captcha = useCaptcha();
  const [isAsking, setAsking] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);

  async function send(form: FormData): Promise<void> {
    setAsking(true);
    setUnavailable(false);
    try {
      form.set('smart-token', await captcha.ask());
      // From here on the fetcher reports the result; a lost request may never settle.
      submit(form);
    } catch (error) {
      if (!(error instanceof CaptchaFailed)) throw error;
      if (error.reason === 'unavailable') setUnavailable(true);
    } finally {
      // The router updates its state in a transition: in the same transition the button stays busy without
      // interruption.
      startTransition(() => setAsking(false));
    }
  }
  return {
    isAsking,
    isUnavailable,
    captchaElement: captcha.element,
    onSubmit: (event) => {
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      if (!isValid(form)) return;
      event.preventDefault();
      if (!isAsking) void send(form);
    },
  };
}
