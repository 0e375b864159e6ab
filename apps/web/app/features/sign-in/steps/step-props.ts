import type { SignInResult } from '../sign-in-action.server.ts';

/** Props of every step after the phone. */
export type StepProps<Step extends SignInResult['step']> = {
  /** Page whose action handles the forms. */
  action: string;
  /** Address of this site to open after sign-in. */
  next: string;
  /** Text of the last button. */
  signInText: string;
  state: Extract<SignInResult, { step: Step }>;
  isBusy: boolean;
};
