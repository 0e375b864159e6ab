import type { ReactNode, SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import type { SignInProblem } from './sign-in-problem.ts';

type CodeRequest = {
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
  isRight: (form: FormData) => boolean;
};

/** Sends the form that requests a code, with a captcha token. */
export function useCodeRequest({ action, fetcherKey, isRight }: Options): CodeRequest {
  const fetcher = useFetcher({ key: fetcherKey });
  const { isUnavailable, ...request } = useCaptchaForm({
    isValid: isRight,
    submit: (form) => void fetcher.submit(form, { method: 'post', action }),
  });
  return { ...request, problem: isUnavailable ? UNAVAILABLE : null };
}
