import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { CaptchaFailed } from '#app/lib/captcha/captcha-failed.ts';
import { useCaptcha } from '#app/lib/captcha/use-captcha.tsx';
import type { SignInProblem } from './sign-in-action.server.ts';

type CodeRequest = {
  /** For the form that asks for a code. Without JavaScript it goes as it is, without a captcha's token. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The captcha is at work, or its question waits for the shopper. */
  isAsking: boolean;
  /** The captcha could not be asked. */
  problem: SignInProblem | null;
  captchaElement: ReactNode;
};

const UNAVAILABLE: SignInProblem = { code: 'captcha-unavailable', retryAfter: 0, wrong: [] };

type Options = {
  /** Page whose action takes the form. */
  action: string;
  /** Key of the fetcher that the panel listens to. */
  fetcherKey: string;
  /** Whether the server would take the form: it says what is wrong before the captcha asks who is there. */
  isRight: (form: FormData) => boolean;
};

/** Sends the form that wants a code once the captcha has given its token. */
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
      // The fetcher tells how the request goes from here on; a lost one may never settle.
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
