import { z } from 'zod';
import { confirmEmail, requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { addPasskey, newPasskeyOptions } from '@yahont/contracts/accounts/passkeys.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createAuthenticator } from './authenticator.ts';
import type { TestApi } from '../api.ts';
import { prove, type SignedIn } from '../visitors.ts';

const ORIGIN = 'https://shop.test';
const Challenge = z.object({ challenge: z.string() });

/** Replaces a confirmed address, makes a passkey and leaves another challenge unanswered. */
export async function leaveMeans(
  api: TestApi,
  signed: SignedIn,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await confirmAddress(api, signed, before);
  await prove(api, signed);
  await confirmAddress(api, signed, after);
  const { headers } = signed;
  const { options } = (await api.call(newPasskeyOptions, { headers })).answer();
  const { challenge } = Challenge.parse(options);
  const response = createAuthenticator().create({ origin: ORIGIN, challenge });
  (await api.call(addPasskey, { headers, body: { response } })).answer();
  (await api.call(newPasskeyOptions, { headers })).answer();
}

/** An address that its owner proved by the link of a letter. */
export async function confirmAddress(api: TestApi, { headers }: SignedIn, email: string): Promise<void> {
  api.clock.advance(61_000);
  (await api.call(requestEmailVerification, { headers, body: { email } })).answer();
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: email } })).answer();
  const token = /token=([\w-]+)/.exec(items[0]?.text ?? '')?.[1] ?? '';
  (await api.call(confirmEmail, { body: { token } })).answer();
}
