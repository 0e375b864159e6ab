import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { CaptchaFailed } from '#app/lib/captcha/captcha-failed.ts';
import { useCaptcha } from '#app/lib/captcha/use-captcha.tsx';
import type { SignInProblem } from './sign-in-action.server.ts';

type CodeRequest = {
  /** For the form that requests a code. Without JavaScript the form is sent as it is, without a captcha token. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The captcha is running, or shows the shopper a question. */
  isAsking: boolean;
  /** The captcha could not be loaded or failed. */
  problem: SignInProblem | null;
  captchaElement: ReactNode;
};

const UNAVAILABLE: SignInProblem = { code: 'captcha-unavailable', retryAfter: 0, wrong: [] };

type Options = {
  /** Page whose action handles the form. */
  action: string;
  /** Key of the fetcher whose result the panel shows. */
  fetcherKey: string;
  /** Whether the form is valid: otherwise the server reports the errors without a captcha. */
  isRight: (form: FormData) => boolean;
};

/** Sends the form that requests a code, with a captcha token. */
export function useCodeRequest({ action, fetcherKey, isRight }: Options): CodeRequest {
  const fetcher = useFetcher({ key: fetcherKey });
  const captcha = useCaptcha();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  async function send(form: FormData): Promise<void> {
    setAsking(true);
    setProblem(null);
    try {
      form.set('smart-token', await captcha.ask());
      // From here on the fetcher reports the result; a lost request may never settle.
      void fetcher.submit(form, { method: 'post', action });
    } catch (error) {
      if (!(error instanceof CaptchaFailed)) throw error;
      if (error.reason === 'unavailable') setProblem(UNAVAILABLE);
    } finally {
      setAsking(false);
    }
  }
  return {
    isAsking,
    problem,
    captchaElement: captcha.element,
    onSubmit: (event) => {
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      if (!isRight(form)) return;
      event.preventDefault();
      if (!isAsking) void send(form);
    },
  };
}
