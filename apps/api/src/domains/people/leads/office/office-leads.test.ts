import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/leads.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'перезвонили, всё решили';

let api: TestApi;
let operator: TestStaff;
let editor: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  operator = await makeStaff(api.context, ['operator']);
  editor = await makeStaff(api.context, ['editor']);
});
afterAll(() => api.stop());

const list = async (query: Record<string, string | number>, { headers } = operator) =>
  (await api.call(office.listOfficeLeads, { headers, query })).answer();
const read = (id: number, { headers } = operator) =>
  api.call(office.getOfficeLead, { headers, params: { id } });
const take = (id: number, { headers } = operator) => api.call(office.takeLead, { headers, params: { id } });
const move = (id: number, state: 'answered' | 'closed' | 'spam') =>
  api.call(office.moveLead, { headers: operator.headers, params: { id }, body: { state, reason: WHY } });

async function logOf(id: number): Promise<unknown[]> {
  const { rows } = await api.database.query(
    `select action from audit where subject_type = 'lead' and subject_id = $1 order by id`,
    [String(id)],
  );
  return rows.map(({ action }) => action);
}

test('the list masks contacts; the request itself shows them, and the log keeps who looked', async () => {
  const lead = { ...sampleLead('rent'), phone: '+7 916 123-45-67' };
  const { id } = (await leave(api, lead)).answer();
  const [row] = (await list({ kind: 'rent' })).items;
  expect(row).toMatchObject({ id, state: 'new', contact: '+7916•••4567', cityName: 'Москва', owner: null });
  expect(await logOf(id)).toEqual([]);
  const whole = (await read(id)).answer();
  expect(whole).toMatchObject({
    phone: '+79161234567',
    email: lead.email,
    fields: { address: 'Баумана, 14' },
  });
  expect(whole.consent.document).toBe('/politika/soglasie/');
  expect(await logOf(id)).toEqual(['leads.read']);
});

test('a wish is a request like the others: with its budget and its drawings', async () => {
  const picture = sharp({ create: { width: 300, height: 150, channels: 3, background: '#8c1d3f' } });
  const jpeg = new Uint8Array(await picture.jpeg().toBuffer());
  const drawing = new File([jpeg], 'эскиз.jpg', { type: 'image/jpeg' });
  const { id } = (await leave(api, sampleLead('wish'), { files: [drawing] })).answer();
  expect((await list({ kind: 'wish' })).items).toMatchObject([{ id, kind: 'wish', state: 'new' }]);
  expect((await read(id)).answer()).toMatchObject({
    fields: { thing: 'stone', budget: 'to-1000', city: 'Казань' },
    files: [{ name: 'эскиз.jpg' }],
  });
  const many = Array.from({ length: 5 }, () => drawing);
  expect((await leave(api, sampleLead('wish'), { files: many })).problem.code).toBe('too-many-files');
  const vague = { ...sampleLead('wish'), budget: 'much' };
  expect((await leave(api, vague)).problem.errors?.map(({ path }) => path)).toEqual(['lead.budget']);
});

test('files are given out for an hour', async () => {
  const cv = new File(['%PDF-1.4 %%EOF'], 'cv.pdf', { type: 'application/pdf' });
  const { id } = (await leave(api, sampleLead('vacancy'), { files: [cv] })).answer();
  const [file] = (await read(id)).answer().files;
  expect(file).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', bytes: 14 });
  expect((await api.send(`GET ${file?.link}`)).status).toBe(200);
  api.clock.advance(61 * 60_000);
  expect((await api.send(`GET ${file?.link}`)).status).toBe(404);
});

test('a request is taken, answered and closed, with its history and the log', async () => {
  const { id } = (await leave(api, sampleLead('partners'))).answer();
  expect((await take(id)).answer()).toMatchObject({ state: 'taken', owner: { name: operator.name } });
  const noted = await api.call(office.noteLead, {
    headers: operator.headers,
    params: { id },
    body: { note: 'просит образцы' },
  });
  expect(noted.answer().events.at(-1)).toMatchObject({ state: null, note: 'просит образцы' });
  expect((await move(id, 'answered')).answer().state).toBe('answered');
  const closed = (await move(id, 'closed')).answer();
  expect(closed.events.map(({ state }) => state)).toEqual(['new', 'taken', null, 'answered', 'closed']);
  expect(closed.events.at(-1)).toMatchObject({ note: WHY, staffName: operator.name });
  expect(await logOf(id)).toEqual(['leads.take', 'leads.note', 'leads.move', 'leads.move']);
  expect((await list({ state: 'closed', ownerId: operator.staffId })).items.map((one) => one.id)).toEqual([
    id,
  ]);

  const again = await move(id, 'spam');
  expect([again.status, again.problem.code, again.problem.context]).toEqual([
    409,
    'wrong-state',
    { state: 'closed' },
  ]);
  expect((await take(id)).problem.code).toBe('lead-ended');
});

test('spam sends no more messages', async () => {
  const lead = sampleLead('feedback');
  const { id } = (await leave(api, lead)).answer();
  expect((await move(id, 'spam')).answer().state).toBe('spam');
  await api.deliverOutbox();
  const { rows } = await api.database.query('select 1 from sent_messages where "to" = $1', [lead.email]);
  expect(rows).toEqual([]);
});

test('fifty at a time, the newest first', async () => {
  const { id } = (await leave(api, sampleLead('cis'))).answer();
  await api.database.query(
    `insert into leads (kind, state, fields, name, source, city_id, consent_version, created_at, network)
     select kind, state, fields, name, source, city_id, consent_version, created_at, 'network ' || n
     from leads, generate_series(1, 59) n where leads.id = $1`,
    [id],
  );
  const first = await list({ kind: 'cis' });
  const second = await list({ kind: 'cis', before: first.next ?? 0 });
  const ids = [...first.items, ...second.items].map((one) => one.id);
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(60);
});

test('who may not see requests sees none, and a missing one is not found', async () => {
  const codes = [
    await api.call(office.listOfficeLeads, { headers: editor.headers }),
    await read(1, editor),
    await take(1, editor),
  ].map(({ problem }) => problem.code);
  expect(codes).toEqual(['no-such-call', 'no-such-call', 'no-such-call']);
  expect((await read(1_000_000)).problem.code).toBe('lead-not-found');
});
