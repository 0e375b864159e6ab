import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { inviteStaff } from '@yahont/contracts/office/staff.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { Office } from './office.ts';

const PERIOD_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long the letter of an invitation may take. */
const LETTER_MS = 30_000;

export const PASSWORD = 'тихий кофе у моста';

/** The code of six digits that an authenticator shows in a period (RFC 6238). */
export function codeAt(secret: string, period: number): string {
  const bits = Array.from(secret, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** An authenticator, which never gives a code twice, because the office takes each once. */
export class Authenticator {
  readonly #secret: string;
  #last = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The next code that is not used yet; one period ahead is accepted too. */
  async code(): Promise<string> {
    const now = Math.floor(Date.now() / PERIOD_MS);
    this.#last = Math.max(this.#last + 1, now);
    const early = (this.#last - 1) * PERIOD_MS - Date.now();
    if (early > 0) await sleep(early + 1000);
    return codeAt(this.#secret, this.#last);
  }

  /** A code that is accepted in none of the periods around now. */
  wrong(): string {
    const now = Math.floor(Date.now() / PERIOD_MS);
    const right = [-2, -1, 0, 1, 2].map((step) => codeAt(this.#secret, now + step));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
    );
  }
}

export type Invited = { id: number; name: string; email: string; token: string };

/** Invites somebody whom no other test knows; the link is read from the letter. */
export async function invite(
  origin: string,
  name: string,
  roles: Role[],
  storeIds: number[] = [],
): Promise<Invited> {
  const email = `e2e-${randomInt(1_000_000_000)}@yahont.example`;
  const body = { name, email, roles, storeIds, reason: 'Проверка офиса' };
  const { id } = await new Office(origin, 'administrator-token').call(inviteStaff, { body });
  let token = '';
  await expect(async () => {
    const response = await fetch(`${origin}${listSentMessages.path}?to=${encodeURIComponent(email)}`);
    const { items } = listSentMessages.answer.parse(await response.json());
    token = /\/office\/invitation#([\w-]+)/.exec(items[0]?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: LETTER_MS });
  return { id, name, email, token };
}

export type Enrolled = Invited & { authenticator: Authenticator; backupCodes: string[] };

/** Somebody who has followed the link, without a page. */
export async function enrol(
  request: APIRequestContext,
  {
    origin,
    name,
    roles,
    storeIds = [],
  }: { origin: string; name: string; roles: Role[]; storeIds?: number[] },
): Promise<Enrolled> {
  const invited = await invite(origin, name, roles, storeIds);
  const post = async (path: string, data: unknown = {}) => {
    const response = await request.post(`${origin}/office/api/${path}`, { data, headers: { origin } });
    expect(response.ok(), `${path} answers ${response.status()} ${await response.text()}`).toBe(true);
    return (await response.json()) as { secret: string; backupCodes: string[] };
  };
  await post('invitations/accept', { token: invited.token, password: PASSWORD });
  const { secret } = await post('enrolment/totp');
  const authenticator = new Authenticator(secret);
  const { backupCodes } = await post('enrolment/totp/confirm', { code: await authenticator.code() });
  await request.delete(`${origin}/office/api/session`, { headers: { origin } });
  return { ...invited, authenticator, backupCodes };
}

/** Signs in on the page, or in the window, that asks for it. */
export async function signIn(place: Page | Locator, { email, authenticator }: Enrolled): Promise<void> {
  await place.getByLabel('Рабочая почта').fill(email);
  await place.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await place.getByRole('button', { name: 'Продолжить' }).click();
  await place.getByLabel('Код из приложения').fill(await authenticator.code());
}
