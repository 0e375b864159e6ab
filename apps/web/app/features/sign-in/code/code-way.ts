import { z } from 'zod';
import { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** How a code was sent, and the other ways to send it. */
export type CodeWays = { way: CodeWay; ways: readonly CodeWay[] };

/** What a form knows before the first answer of the server. */
const BY_SMS: CodeWays = { way: 'sms', ways: ['sms'] };

const Ways = z.object({ way: CodeWay, ways: z.array(CodeWay).min(1).max(3) });

/** The ways stored in the form's step, for answers that do not name them. */
export function readWays(form: FormData): CodeWays {
  const ways = readText(form, 'ways').split(',');
  return Ways.safeParse({ way: readText(form, 'sent-by'), ways }).data ?? BY_SMS;
}

/** The way that the shopper chose; undefined for the shop's default. */
export function askedWay(form: FormData): { way?: CodeWay } {
  const way = CodeWay.safeParse(readText(form, 'way')).data;
  return way === undefined ? {} : { way };
}
