import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { checkCode, requestCode, type LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import { confirmProof, requestProof } from '@yahont/contracts/accounts/proof.ts';
import { createFuser } from '@yahont/contracts/visitors/visitors.ts';
import { makePhone, type TestApi, type TestHeaders } from './api.ts';

/**
 * A new anonymous visitor.
 * @returns the headers that this visitor sends
 */
export async function makeFuser(api: TestApi): Promise<TestHeaders> {
  const { answer } = await api.call(createFuser);
  return { 'fuser-token': answer().token };
}

export type SignedIn = {
  headers: TestHeaders;
  accountId: number;
  phone: string;
  refreshToken: string;
  leftOut: LeftOut;
};

/**
 * Signs in as a person does, with the code from the SMS and the consent of a newcomer. `fuser`: headers of the anonymous visitor they were before.
 */
export async function signIn(
  api: TestApi,
  { phone = makePhone(), fuser = {} }: { phone?: string; fuser?: TestHeaders } = {},
): Promise<SignedIn> {
  const code = await askForCode(api, phone);
  const { answer } = await api.call(checkCode, {
    body: { phone, code, acceptsPersonalData: true },
    headers: fuser,
  });
  const { user, token, refreshToken, leftOut } = answer();
  return {
    headers: { authorization: `Bearer ${token}` },
    accountId: user.id,
    phone,
    refreshToken,
    leftOut,
  };
}

/** Requests a sign-in code and reads it from the SMS. Every phone uses its own IP address. */
export async function askForCode(api: TestApi, phone: string): Promise<string> {
  const { answer } = await api.call(requestCode, { body: { phone }, ip: `test-${phone}` });
  answer();
  await api.deliverOutbox();
  return readCode(api, phone);
}

/** Proves with a code to the account's phone that its owner is at work; phone and address can be changed then. */
export async function prove(
  api: TestApi,
  { headers, phone }: Pick<SignedIn, 'headers' | 'phone'>,
): Promise<void> {
  api.clock.advance(61_000);
  (await api.call(requestProof, { headers, body: {}, ip: `test-${phone}` })).answer();
  await api.deliverOutbox();
  (await api.call(confirmProof, { headers, body: { code: await readCode(api, phone) } })).answer();
}

/** The newest code in the SMS to this phone. */
export async function readCode(api: TestApi, phone: string): Promise<string> {
  const { answer } = await api.call(listSentMessages, { query: { to: phone } });
  const code = answer()
    .items.map(({ text }) => /код (\d{4})/.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}
