import { closedText, openingAfter } from '#app/blocks/sign-in/closed.ts';
import { refusalOf } from '#app/lib/calls/call.ts';
import { renewBackupCodes } from '#app/lib/calls/routes/own.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { countOf } from '@yahont/values/text/plural.ts';

/** Why a code of the authenticator was not taken. */
export function keyErrorText(error: unknown): string {
  const codes = { 'wrong-code': true, 'sign-in-closed': true, 'no-keys': true } as const;
  const refusal = refusalOf(renewBackupCodes, codes, error);
  if (refusal?.code === 'wrong-code') return wrongText('Код не подошёл', refusal.facts.triesLeft);
  if (refusal?.code === 'sign-in-closed')
    return closedText(openingAfter(refusal.facts.retryAfter, Date.now()));
  if (refusal?.code === 'no-keys') return 'У ключа консоли кодов нет.';
  return failureText(error);
}

/** «Код не подошёл, осталось 3 попытки» */
export function wrongText(what: string, left: number): string {
  return `${what}, осталось ${countOf(left, ['попытка', 'попытки', 'попыток'])}`;
}
