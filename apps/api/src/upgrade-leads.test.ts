import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOfficeLead, listOfficeLeads } from '@yahont/contracts/office/leads.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';
import { openUpgradedDatabase } from '#src/testing/database.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

/** Feedback of people who were not signed in, and a question of an account, which stays where it is. */
const FEEDBACK = `
  insert into accounts (id, phone, created_at) values (1, '+79160000001', '2026-11-01T09:00:00Z');
  insert into support_requests (id, account_id, topic, message, email, name, phone, network, created_at) values
    (107, null, 'product', 'Есть ли кольцо 17,25?', 'Anna@Example.ru', 'Анна', '+79160000002', '10.0.0.0/24', '2026-11-02T09:00:00Z'),
    (108, 1, 'order', 'Когда приедет заказ?', null, null, null, null, '2026-11-02T10:00:00Z'),
    (109, null, 'other', 'Спасибо мастеру!', null, 'Пётр', '+79160000003', null, '2026-11-03T09:00:00Z');`;

let api: TestApi;
let operator: TestStaff;

beforeAll(async () => {
  api = await createTestApi(
    {},
    await openUpgradedDatabase({ lastTag: '0034_gold_and_visits', data: FEEDBACK }),
  );
  operator = await makeStaff(api.context, ['operator']);
});
afterAll(() => api.stop());

const read = async (id: number) =>
  (await api.call(getOfficeLead, { headers: operator.headers, params: { id } })).answer();

test('feedback of before 0035 is a request with its number, its day and every word of it', async () => {
  const { items } = (await api.call(listOfficeLeads, { headers: operator.headers })).answer();
  expect(items.map(({ id, kind, state }) => [id, kind, state])).toEqual([
    [109, 'feedback', 'new'],
    [107, 'feedback', 'new'],
  ]);
  expect(await read(107)).toMatchObject({
    name: 'Анна',
    phone: '+79160000002',
    email: 'anna@example.ru',
    sentAt: '2026-11-02T09:00:00.000Z',
    fields: {
      name: 'Анна',
      phone: '+79160000002',
      email: 'Anna@Example.ru',
      topic: 'product',
      message: 'Есть ли кольцо 17,25?',
    },
    source: { utm: {}, referrer: '', page: '/feedback/' },
    consent: { document: '', version: '', hash: '' },
    events: [{ at: '2026-11-02T09:00:00.000Z', state: 'new', note: '', staffName: null }],
  });
});

test('what the old form did not ask for is empty and does not keep the request from the office', async () => {
  expect(await read(109)).toMatchObject({ name: 'Пётр', email: null, fields: { email: '' } });
});

test('a question of an account stays one, and no feedback is left beside it', async () => {
  const { rows } = await api.database.query('select * from support_requests');
  const at = new Date('2026-11-02T10:00:00Z');
  expect(rows).toMatchObject([
    { id: 108, account_id: 1, topic: 'order', message: 'Когда приедет заказ?', state: 'closed', last_at: at },
  ]);
});

test('the next request has a number that nobody has quoted yet', async () => {
  const { id } = (await leave(api, sampleLead('feedback'))).answer();
  expect(id).toBe(110);
});
