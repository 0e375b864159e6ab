import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCertificate, getCertificateBalance } from '@yahont/contracts/certificates/certificates.ts';
import { certificateCode, formatCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { codeFor, makeCertificate, SECRETS } from '#src/testing/money/certificates.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { certificateSecrets } from './secrets.ts';
import { purgeUses } from '#src/domains/ground/visitors/uses/use-limits.ts';

const DAY_MS = 86_400_000;
const LEFT = kopecks(1_230_000);
/** Right by its check characters, and of no certificate. */
const UNKNOWN = certificateCode(new Uint8Array(10));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a code and its links are always the same, of one certificate and one shop alone', () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const link = SECRETS.linkOf(id, 'receiver');
  expect([SECRETS.codeOf(id), SECRETS.linkOf(id, 'receiver')]).toEqual([SECRETS.codeOf(id), link]);
  expect(new Set([SECRETS.codeOf(id), SECRETS.codeOf(other), link, SECRETS.linkOf(id, 'buyer')]).size).toBe(
    4,
  );
  expect(SECRETS.readLink(link)).toEqual({ id, whose: 'receiver' });
  const strange = certificateSecrets(new Uint8Array(32).fill(1));
  expect([strange.readLink(link), strange.codeOf(id) === SECRETS.codeOf(id)]).toEqual([null, false]);
  const changed = (link.startsWith('A') ? 'B' : 'A') + link.slice(1);
  expect([changed, `${link}A`, '', 'кот'].map(SECRETS.readLink)).toEqual([null, null, null, null]);
});

test('whoever has the code learns what is left, and nothing of one that does not pay', async () => {
  const id = await makeCertificate(api, LEFT);
  const ask = async (code: string) =>
    api.call(getCertificateBalance, { body: { code, token: randomUUID() }, ip: '198.51.100.1' });
  for (const code of [codeFor(id), formatCertificateCode(codeFor(id)).toLowerCase()])
    expect((await ask(code)).answer()).toMatchObject({ balance: LEFT });
  const expired = await makeCertificate(api, LEFT, { lifeMs: -1 });
  const refusals = [(await ask(UNKNOWN)).problem, (await ask(codeFor(expired))).problem];
  expect(refusals.map(({ code }) => code)).toEqual(['certificate-unusable', 'certificate-unusable']);
  expect(new Set(refusals.map(({ title, context }) => JSON.stringify([title, context]))).size).toBe(1);
  const mistyped = await ask(UNKNOWN.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect([mistyped.status, mistyped.problem.errors?.map(({ path }) => path)]).toEqual([422, ['code']]);
});

test('ten wrong codes an hour are enough for a person, a right one does not count', async () => {
  const id = await makeCertificate(api, LEFT);
  const { headers } = await signIn(api);
  const check = (code: string, ip: string) => api.call(applyCertificate, { headers, body: { code }, ip });
  for (let time = 0; time < 12; time += 1) expect((await check(codeFor(id), '203.0.113.1')).status).toBe(200);
  for (let time = 0; time < 10; time += 1)
    expect((await check(UNKNOWN, `203.0.113.${time}`)).problem.code).toBe('certificate-unusable');
  // Another address is the same person.
  const { status, problem } = await check(codeFor(id), '203.0.113.77');
  expect([status, problem.code, problem.context]).toEqual([429, 'too-many-tries', { retryAfter: 3600 }]);
  api.clock.advance(3600 * 1000);
  const renewed = (await signIn(api)).headers;
  expect((await api.call(applyCertificate, { headers: renewed, body: { code: codeFor(id) } })).status).toBe(
    200,
  );
});

test('forty wrong codes an hour are enough for an address, whoever sends them', async () => {
  const ip = '192.0.2.9';
  const body = () => ({ code: UNKNOWN, token: randomUUID() });
  for (let time = 0; time < 39; time += 1) await api.call(getCertificateBalance, { body: body(), ip });
  const visitor = await makeFuser(api);
  const ask = () => api.call(getCertificateBalance, { body: body(), headers: visitor, ip });
  expect((await ask()).problem.code).toBe('certificate-unusable');
  expect((await ask()).problem.code).toBe('too-many-tries');
});

test('ten wrong codes an hour are enough for a visitor without an account, from any address', async () => {
  const visitor = await makeFuser(api);
  const ask = (ip: string, headers = visitor) =>
    api.call(getCertificateBalance, { headers, body: { code: UNKNOWN, token: randomUUID() }, ip });
  for (let time = 0; time < 10; time += 1)
    expect((await ask(`198.18.0.${time}`)).problem.code).toBe('certificate-unusable');
  expect((await ask('198.18.0.77')).problem.code).toBe('too-many-tries');
  expect((await ask('198.18.0.77', await makeFuser(api))).problem.code).toBe('certificate-unusable');
});

test('a balance is shown once for each answer of the captcha', async () => {
  const code = codeFor(await makeCertificate(api, LEFT));
  const ask = (token: string) =>
    api.call(getCertificateBalance, { body: { code, token }, ip: '198.51.100.44' });
  const token = randomUUID();
  expect((await ask(token)).status).toBe(200);
  const again = await ask(token);
  expect([again.status, again.problem.code]).toEqual([422, 'captcha-failed']);
  expect((await ask(randomUUID())).status).toBe(200);
});

test('of tries only who made them is kept, for a day', async () => {
  await api.call(getCertificateBalance, { body: { code: UNKNOWN, token: randomUUID() }, ip: '192.0.2.200' });
  const kept = async () => (await api.database.query('select * from visitor_uses')).rows;
  expect(JSON.stringify(await kept())).not.toContain(UNKNOWN);
  expect(await kept()).not.toHaveLength(0);
  api.clock.advance(DAY_MS + 1000);
  await purgeUses(api.context);
  expect(await kept()).toEqual([]);
});
