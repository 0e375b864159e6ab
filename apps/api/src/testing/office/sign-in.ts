import { Secret, TOTP } from 'otpauth';
import { inviteStaff } from '@yahont/contracts/office/staff.ts';
import * as signIn from '@yahont/contracts/office/staff-sign-in.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import type { TestApi } from '../api.ts';
import type { TestStaff } from '../staff.ts';

export const GOOD_PASSWORD = 'тихий кофе у моста';
const MINUTE_MS = 60_000;

/** The code of an authenticator with this secret at the time of the test. */
export function codeNow(api: TestApi, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });
}

/** A code that is wrong now. */
export function wrongCode(api: TestApi, secret: string): string {
  const now = api.clock.now().getTime();
  const near = [-1, 0, 1].map((step) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + step * 30_000 }),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '444444';
}

/** The token of a session that an answer gives to the front door. */
export function bearerOf(headers: Headers): { authorization: string } {
  return { authorization: `Bearer ${headers.get(signIn.OFFICE_SESSION_HEADER) ?? ''}` };
}

/** A message with a link to the office that a person got last. */
export async function invitationOf(api: TestApi, email: string): Promise<string> {
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: email } })).answer();
  const token = /\/office\/invitation#([\w-]+)/.exec(items[0]?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no invitation for ${email}`);
  return token;
}

export type Enrolled = {
  staffId: number;
  email: string;
  password: string;
  secret: string;
  backupCodes: string[];
  headers: { authorization: string };
};

let made = 0;

/** A person who was invited, has set a password, connected an authenticator and has an open session. */
export async function enrol(
  api: TestApi,
  administrator: TestStaff,
  { roles = ['head'], storeIds = [] }: { roles?: Role[]; storeIds?: number[] } = {},
): Promise<Enrolled> {
  made += 1;
  const email = `person-${made}@staff.example`;
  const body = { name: 'Вера Ким', email, roles, storeIds, reason: 'новый человек' };
  const { id: staffId } = (await api.call(inviteStaff, { headers: administrator.headers, body })).answer();
  const token = await invitationOf(api, email);
  const accepted = await api.send('POST /office/api/invitations/accept', {
    body: { token, password: GOOD_PASSWORD },
  });
  const entering = bearerOf(accepted.headers);
  const { secret } = (await api.call(signIn.startTotp, { headers: entering })).answer();
  const confirmed = await api.send('POST /office/api/enrolment/totp/confirm', {
    headers: entering,
    body: { code: codeNow(api, secret) },
  });
  const answer: unknown = await confirmed.json();
  if (!confirmed.ok) throw new Error(`not enrolled: ${JSON.stringify(answer)}`);
  const { backupCodes } = signIn.confirmTotp.answer.parse(answer);
  // The code just used works once.
  api.clock.advance(MINUTE_MS);
  const headers = bearerOf(confirmed.headers);
  return { staffId, email, password: GOOD_PASSWORD, secret, backupCodes, headers };
}

type Signing = { email: string; password: string; ip?: string };

/** The first step; `headers` belong to the session of the second one. */
export async function firstStep(api: TestApi, { email, password, ip }: Signing) {
  const response = await api.send('POST /office/api/session', {
    body: { email, password },
    ...(ip === undefined ? {} : { ip }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body, headers: bearerOf(response.headers) };
}
