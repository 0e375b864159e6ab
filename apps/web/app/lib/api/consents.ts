import type { answerCookies } from '@yahont/contracts/consents/consents.ts';
import { call } from './browser.ts';

export const keepCookieAnswer = (isAgreed: boolean) =>
  call<typeof answerCookies>('POST', '/api/consents/cookies', { isAgreed });
