import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { getOfficeLead } from '@yahont/contracts/office/leads.ts';
import { getOfficeText, listOfficeTexts, publishText, saveDraft } from '@yahont/contracts/office/texts.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { leave, makeEmail, sampleLead } from '#src/testing/leads.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const ADDRESS = '/politika/soglasie/';
const Consent = z.object({
  consent_document: z.string(),
  consent_version: z.string(),
  consent_hash: z.string(),
});
const Version = z.object({ number: z.int(), body: z.string() });

const faults: string[] = [];
let api: TestApi;
let head: TestStaff;

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  api = await createTestApi({ log });
  await api.imports.importTextPages([policy('Телефон и имя.')]);
  head = await makeStaff(api.context, ['head']);
});
beforeEach(() => {
  faults.length = 0;
});
afterAll(() => api.stop());

function policy(markdown: string) {
  const blocks = [{ type: 'text' as const, heading: 'Что собираем', markdown }];
  return { path: ADDRESS, title: 'Политика', description: 'Политика', h1: 'Политика', lead: '', blocks };
}

/** The version that is published, its body as the database prints it. */
async function published() {
  const { rows } = await api.database.query(
    `select number, v.body::text as body from document_versions v join documents d on d.id = document_id
     where address = $1 and state = 'published'`,
    [ADDRESS],
  );
  const { number, body } = Version.parse(rows[0]);
  return { version: String(number), hash: createHash('sha256').update(body).digest('hex') };
}

/** What a new request keeps, and what the office reads of it. */
async function leaveLead() {
  const { id } = (await leave(api, sampleLead('partners'))).answer();
  const { rows } = await api.database.query('select * from leads where id = $1', [id]);
  const { consent } = (await api.call(getOfficeLead, { headers: head.headers, params: { id } })).answer();
  return { row: Consent.parse(rows[0]), consent };
}

/** Staff change the text; returns nothing. */
async function publish(markdown: string): Promise<void> {
  const { headers } = head;
  const { items } = (await api.call(listOfficeTexts, { headers, query: { kind: 'page' } })).answer();
  const params = { id: items.find(({ address }) => address === ADDRESS)?.id ?? 0 };
  const { version } = (await api.call(getOfficeText, { headers, params })).answer();
  const at = (one: number) => ({ ...headers, 'if-match': `"${one}"` });
  const document = { kind: 'page' as const, body: policy(markdown) };
  const draft = (await api.call(saveDraft, { headers: at(version), params, body: { document } })).answer();
  const body = { reason: 'новая редакция' };
  (await api.call(publishText, { headers: at(draft.version), params, body })).answer();
}

test('a request keeps which version of which text its sender consented to, and its hash', async () => {
  const first = await published();
  const { row, consent } = await leaveLead();
  expect(row).toEqual({
    consent_document: ADDRESS,
    consent_version: first.version,
    consent_hash: first.hash,
  });
  expect(consent).toEqual({ document: ADDRESS, ...first, at: api.clock.now().toISOString() });

  await publish('Телефон, имя и почта.');
  const second = await published();
  expect(second.version).not.toBe(first.version);
  expect(second.hash).not.toBe(first.hash);
  expect((await leaveLead()).consent).toMatchObject(second);
  expect(faults).toEqual([]);
});

test('a draft that nobody has published is not what senders consent to', async () => {
  const before = await published();
  const { headers } = head;
  const { items } = (await api.call(listOfficeTexts, { headers, query: { kind: 'page' } })).answer();
  const { id, version } = items.find(({ address }) => address === ADDRESS) ?? { id: 0, version: 0 };
  const document = { kind: 'page' as const, body: policy('Черновик.') };
  const saved = await api.call(saveDraft, {
    headers: { ...headers, 'if-match': `"${version}"` },
    params: { id },
    body: { document },
  });
  expect(saved.status).toBe(200);
  expect((await leaveLead()).consent).toMatchObject(before);
});

test('a subscription keeps it too', async () => {
  const email = makeEmail();
  await leave(api, { kind: 'subscription', email });
  const { rows } = await api.database.query('select * from newsletter_subscribers where email = $1', [email]);
  const { version, hash } = await published();
  expect(Consent.parse(rows[0])).toEqual({
    consent_document: ADDRESS,
    consent_version: version,
    consent_hash: hash,
  });
});

test('without a published text the request is kept, and the log says what is missing', async () => {
  await api.database.query(`delete from documents where address = $1`, [ADDRESS]);
  expect((await leaveLead()).row).toEqual({
    consent_document: ADDRESS,
    consent_version: '',
    consent_hash: '',
  });
  await leave(api, { kind: 'subscription', email: makeEmail() });
  expect(faults).toHaveLength(2);
  for (const fault of faults) expect(fault).toContain('"text":"/politika/soglasie/"');
});
