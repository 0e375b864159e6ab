import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOfficePapers, recordPowerOfAttorney } from '@yahont/contracts/office/money/papers.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { handOverPart } from '@yahont/contracts/office/returns.ts';
import { getInvoice } from '@yahont/contracts/payment/invoice.ts';
import { CONTRACT_PAGE } from '@yahont/contracts/content/contract.ts';
import { getOrderPapers, setPowerOfAttorney } from '@yahont/contracts/payment/papers.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatAmount, kopecks, roubles, sumKopecks } from '@yahont/values/money.ts';
import { readText } from '@yahont/print/testing/read-text.ts';
import { requestRefund } from '#src/domains/buying/payment/index.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import {
  addCompanyOrder,
  payInvoice,
  prepareOrder,
  seenByBuyer,
  type CompanyOrder,
} from '#src/testing/office/company-order.ts';
import { scanAll } from '#src/testing/office.ts';
import { ENTREPRENEUR } from '#src/testing/shop-parts/company.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { issuePapers } from './issue-papers.ts';
import { companyPapers } from './papers.tables.ts';
import { SAMPLE_TERMS } from '#src/testing/money/sample-terms.ts';

let api: TestApi;
let storeId: number;
let head: TestStaff;
let finance: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  head = await makeStaff(api.context, ['head']);
  finance = await makeStaff(api.context, ['finance']);
});
afterAll(() => api.stop());

const today = () => cityDate(api.clock.now(), MOSCOW_HOURS);
const bare = (text: string) => text.replaceAll(/\s+/g, '');

async function papersOf({ headers, order }: CompanyOrder) {
  return (await api.call(getOrderPapers, { headers, params: { id: order.id } })).answer();
}

async function fileAt(path: string, headers: TestHeaders = {}): Promise<string> {
  const answer = await api.send(`GET ${path}`, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return bare(readText(Buffer.from(await answer.arrayBuffer())).join(''));
}

async function lettersTo(email: string) {
  return (await api.call(listSentMessages, { query: { to: email } })).answer().items;
}

const powerOf = (change: object = {}) => ({
  powerNumber: '7',
  issuedOn: today(),
  validUntil: addDays(today(), 10),
  receiverName: 'Смирнов Пётр Ильич',
  ...change,
});

/** Runs the jobs, and those that they ask for. */
async function follow(): Promise<void> {
  while ((await api.deliverOutbox()) > 0);
}

type CompanyOrderOptions = Parameters<typeof addCompanyOrder>[2];

/** Paid and handed over in the store, with all that follows by jobs. */
async function handedOver(wish: CompanyOrderOptions = {}): Promise<CompanyOrder> {
  const bought = await handOver(wish);
  await follow();
  return bought;
}

async function handOver(wish: CompanyOrderOptions = {}): Promise<CompanyOrder> {
  const bought = await addCompanyOrder(api, storeId, wish);
  await payInvoice(api, finance, bought);
  await prepareOrder(api, head, bought.order.id);
  const params = { id: bought.order.id };
  (await api.call(office.handOverOrder, { headers: head.headers, params, body: {} })).answer();
  return bought;
}

/** On its way, with the scans of its hand-over done. */
async function giveToCourier(orderId: number): Promise<void> {
  const call = { headers: head.headers, params: { id: orderId } };
  (await api.call(office.assembleOrder, call)).answer();
  await scanAll(api, { orderId, headers: head.headers });
  (await api.call(office.sendOrder, call)).answer();
  await scanAll(api, { orderId, headers: head.headers });
}

function giveBack(
  orderId: number,
  lines: number[],
  withDelivery: boolean | 'if-last',
): Promise<string | null> {
  return api.context.db.transaction((tx) =>
    requestRefund(tx, asSystem(api.context, 'command'), { orderId, reason: 'returned', lines, withDelivery }),
  );
}

test('an order of a company gets its papers: of each prepayment and of the hand-over', async () => {
  const bought = await addCompanyOrder(api, storeId);
  const { order, headers } = bought;
  const part = roubles(20_000);
  await payInvoice(api, finance, { order, paymentOrder: '17', amount: part });
  await follow();
  // 300 ₽ more than the price are sent back, and are no prepayment.
  const rest = kopecks(order.due - part + 30_000);
  await payInvoice(api, finance, { order, paymentOrder: '18', amount: rest });
  await follow();
  const before = await papersOf(bought);
  expect(before.items.map(({ kind, sum }) => [kind, sum])).toEqual([
    ['advance', part],
    ['advance', order.due - part],
  ]);
  expect(before.takesPower).toBe(true);
  const params = { id: order.id };
  const power = powerOf();
  (await api.call(setPowerOfAttorney, { headers, params, body: power })).answer();
  await prepareOrder(api, head, order.id);
  (await api.call(office.handOverOrder, { headers: head.headers, params, body: {} })).answer();
  await follow();
  const after = await papersOf(bought);
  expect(after.items.map(({ kind }) => kind)).toEqual(['advance', 'advance', 'transfer']);
  const paper = after.items[2];
  expect(paper?.sum).toBe(order.total);
  expect([after.takesPower, after.power]).toEqual([false, power]);
  const numbers = after.items.map(({ number }) => number);
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);

  const text = await fileAt(paper?.file ?? '', headers);
  const { seller, vat } = (await api.call(getInvoice, { headers, params })).answer();
  const seen = await seenByBuyer(api, bought);
  for (const words of [
    seller.name,
    `${seller.inn}/${seller.kpp}`,
    'ООО «Ромашка»',
    '7707083893/773601001',
    '№17от',
    '№18от',
    `№${numbers[0]}от`,
    'По доверенности № 7',
    'Смирнов Пётр Ильич',
    head.name,
    formatAmount(order.total),
    formatAmount(vat?.amount ?? kopecks(0)),
    `счёт № ${order.number}`,
    ...seen.lines.flatMap(({ uins }) => uins.map((uin) => `УИН ${uin}`)),
  ])
    expect(text).toContain(bare(words));
  expect(await fileAt(after.items[0]?.file ?? '', headers)).toContain('22/122');
});

test('the letter of the invoice has the account in its text and the invoice as a file', async () => {
  const { email, order, headers } = await addCompanyOrder(api, storeId);
  await follow();
  const [letter] = await lettersTo(email);
  const { seller, purpose } = (await api.call(getInvoice, { headers, params: { id: order.id } })).answer();
  for (const words of [
    seller.account,
    seller.bic,
    seller.correspondent,
    seller.bankName,
    seller.inn,
    purpose,
  ])
    expect(bare(letter?.text ?? '')).toContain(bare(words));
  const [file, ...others] = letter?.files ?? [];
  expect(others).toEqual([]);
  expect(file?.name).toBe(`Счёт ${order.number} от ${today().split('-').toReversed().join('.')}.pdf`);
  const attached = await fileAt(file?.url ?? '');
  expect(attached).toContain(seller.account);
  expect(attached).toContain(formatAmount(order.due).replaceAll(/\s/g, ''));
  // The same file is on the page of the order, behind the link of the letter, and at hand for staff.
  const link = /\/invoice\/([\w-]{27})\//.exec(letter?.text ?? '')?.[1] ?? '';
  for (const [path, as] of [
    [`/api/orders/${order.id}/invoice/file`, headers],
    [`/api/invoices/${link}/file`, {}],
    [`/office/api/orders/${order.id}/invoice/file`, finance.headers],
  ] as const)
    expect(await fileAt(path, as)).toBe(attached);
});

test('the papers come by e-mail as files, behind links that need no account, and staff open them too', async () => {
  const bought = await handedOver();
  const letters = await lettersTo(bought.email);
  const letter = letters.find(({ text }) => text.includes('УПД'));
  const [paper] = (await papersOf(bought)).items.filter(({ kind }) => kind === 'transfer');
  expect(letter?.files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Счёт-фактура на аванс \d+ от/),
    `УПД ${paper?.number} от ${today().split('-').toReversed().join('.')}.pdf`,
  ]);
  const links = [...(letter?.text ?? '').matchAll(/https?:\/\/[^/]+(\/api\/papers\/[\w-]{27})\b/g)];
  const link = links.at(-1)?.[1] ?? '';
  const own = await fileAt(paper?.file ?? '', bought.headers);
  expect(await fileAt(link)).toBe(own);
  expect(await fileAt(letter?.files.at(-1)?.url ?? '')).toBe(own);
  const seen = (
    await api.call(getOfficePapers, { headers: head.headers, params: { id: bought.order.id } })
  ).answer();
  expect(seen.items.map(({ number }) => number)).toContain(paper?.number);
  const staffFile = seen.items.find(({ kind }) => kind === 'transfer')?.file ?? '';
  expect(await fileAt(staffFile, head.headers)).toBe(own);
});

test('nobody else opens a paper', async () => {
  const bought = await handedOver();
  const [paper] = (await papersOf(bought)).items;
  const path = paper?.file ?? '';
  const other = await signIn(api);
  const theirs = await addCompanyOrder(api, storeId);
  const stranger = await makeStaff(api.context, ['manager'], ['arbat-of-nobody'].slice(1));
  const statuses = [
    await api.send(`GET ${path}`),
    await api.send(`GET ${path}`, { headers: other.headers }),
    await api.send(`GET ${path.replace(String(bought.order.id), String(theirs.order.id))}`, {
      headers: theirs.headers,
    }),
    await api.send(`GET /api/papers/${'A'.repeat(27)}`),
    await api.send('GET /api/orders/x/papers/y', { headers: other.headers }),
    await api.send(`GET /office/api/papers/${paper?.id}`),
    await api.send(`GET /office/api/papers/${paper?.id}`, { headers: stranger.headers }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 404, 404, 404, 404, 401, 404]);
  const list = await api.call(getOrderPapers, { headers: other.headers, params: { id: bought.order.id } });
  expect([list.status, list.problem.code]).toEqual([404, 'order-not-found']);
});

test('a paper is not drawn for who may not have it', async () => {
  const [bought, theirs] = [await handedOver(), await addCompanyOrder(api, storeId)];
  const [paper] = (await papersOf(bought)).items;
  // Drawing it fails, so that an answer shows whether it was tried.
  await api.database.query(`update company_papers set content = '{}' where id = $1`, [paper?.id]);
  const elsewhere = await makeStaff(api.context, ['manager'], []);
  const statusOf = async (path: string, { headers }: { headers: TestHeaders }) =>
    (await api.send(`GET ${path}`, { headers })).status;
  const own = paper?.file ?? '';
  const other = own.replace(String(bought.order.id), String(theirs.order.id));
  expect(await statusOf(own, bought)).toBe(500);
  expect(await statusOf(own, theirs)).toBe(404);
  expect(await statusOf(other, theirs)).toBe(404);
  expect(await statusOf(`/office/api/papers/${paper?.id}`, elsewhere)).toBe(404);
});

test('papers are made once, are numbered without holes, and do not change with the order', async () => {
  const bought = await handOver();
  const some = [bought, await handOver()];
  await Promise.all(
    some.flatMap(({ order }) => [
      issuePapers(api.context, SAMPLE_TERMS, order.id),
      issuePapers(api.context, SAMPLE_TERMS, order.id),
    ]),
  );
  await follow();
  for (const one of some)
    expect((await papersOf(one)).items.map(({ kind }) => kind)).toEqual(['advance', 'transfer']);
  const text = await fileAt((await papersOf(bought)).items[1]?.file ?? '', bought.headers);
  await api.database.query(
    `update orders set company = company || '{"name": "ООО «Другая»"}'::jsonb where id = $1`,
    [bought.order.id],
  );
  expect(await fileAt((await papersOf(bought)).items[1]?.file ?? '', bought.headers)).toBe(text);
  const rows = await api.context.db.select({ number: companyPapers.number }).from(companyPapers);
  expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    rows.map((_row, index) => index + 1),
  );
});

test('what the courier took back at the door is on no paper', async () => {
  const bought = await addCompanyOrder(api, storeId, { delivery: 'courier' });
  const { order, headers } = bought;
  await payInvoice(api, finance, bought);
  await giveToCourier(order.id);
  const params = { id: order.id };
  const [kept, left] = (await seenByBuyer(api, bought)).lines;
  const body = { takenBack: [left?.id ?? 0] };
  (await api.call(handOverPart, { headers: head.headers, params, body })).answer();
  await follow();
  const { items } = await papersOf(bought);
  expect(items.map(({ kind }) => kind)).toEqual(['advance', 'transfer']);
  expect(items[1]?.sum).toBe((kept?.total ?? 0) + order.deliveryPrice);
  const text = await fileAt(items[1]?.file ?? '', headers);
  expect(text).toContain(kept?.uins[0]);
  expect(text).not.toContain(left?.uins[0]);
});

test('what comes back after the hand-over is corrected by a paper of its own', async () => {
  const bought = await handedOver();
  const [line] = (await seenByBuyer(api, bought)).lines;
  await giveBack(bought.order.id, [line?.id ?? 0], false);
  await follow();
  const { items } = await papersOf(bought);
  expect(items.map(({ kind }) => kind)).toEqual(['advance', 'transfer', 'correction']);
  expect(items[2]?.sum).toBe(line?.total);
  const text = await fileAt(items[2]?.file ?? '', bought.headers);
  expect(text).toContain(bare(`№ ${items[1]?.number} от`));
  expect(text).toContain(line?.uins[0]);
});

test('the delivery that is paid back with the last lines is on the correction too', async () => {
  const prices = [roubles(1_111), roubles(901)];
  const bought = await addCompanyOrder(api, storeId, { delivery: 'courier', prices });
  const { order, headers } = bought;
  expect(order.deliveryPrice).toBeGreaterThan(0);
  await payInvoice(api, finance, bought);
  await giveToCourier(order.id);
  (
    await api.call(office.handOverOrder, { headers: head.headers, params: { id: order.id }, body: {} })
  ).answer();
  const [first, last] = (await seenByBuyer(api, bought)).lines;
  const backs: (string | null)[] = [];
  for (const line of [first, last]) {
    backs.push(await giveBack(order.id, [line?.id ?? 0], 'if-last'));
    await follow();
  }
  const corrections = (await papersOf(bought)).items.filter(({ kind }) => kind === 'correction');
  const money = await api.context.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(corrections.map(({ sum }) => sum)).toEqual(
    backs.map((id) => money.find((one) => one.id === id)?.amount),
  );
  expect(sumKopecks(corrections.map(({ sum }) => sum))).toBe(order.total);
  expect(await fileAt(corrections[0]?.file ?? '', headers)).not.toContain('Доставка');
  expect(await fileAt(corrections[1]?.file ?? '', headers)).toContain('Доставка');
});

test('sums of the paper are those of the order, with shares of a discount', async () => {
  const bought = await handedOver({ prices: [roubles(19_999), roubles(7), roubles(33_333)] });
  const rows = await api.context.db.select().from(companyPapers);
  const { content } = rows.find((row) => row.orderId === bought.order.id && row.kind === 'transfer') ?? {};
  if (content?.kind !== 'transfer') throw new Error('no paper of the hand-over');
  expect(content.sum.total).toBe(bought.order.total);
  for (const column of ['net', 'vat', 'total'] as const)
    expect(content.sum[column]).toBe(sumKopecks(content.lines.map((one) => one[column])));
});

test('the rate is that of the day on which the bank had the money, and the carrier the parcel', async () => {
  const bought = await addCompanyOrder(api, storeId, { delivery: 'courier' });
  const { order, headers } = bought;
  const begun = [order.id, '2025-12-30T09:00:00Z'];
  await api.database.query('update orders set created_at = $2 where id = $1', begun);
  await payInvoice(api, finance, { order, date: '2025-12-31' });
  await giveToCourier(order.id);
  await api.database.query(`update orders set carrier = 'cdek' where id = $1`, [order.id]);
  await api.database.query(
    `update order_events set at = '2025-12-31T20:00:00Z' where order_id = $1 and status = 'in-delivery'`,
    [order.id],
  );
  (
    await api.call(office.handOverOrder, { headers: head.headers, params: { id: order.id }, body: {} })
  ).answer();
  await follow();
  const [advance, transfer] = (await papersOf(bought)).items;
  expect(await fileAt(advance?.file ?? '', headers)).toContain('20/120');
  const text = await fileAt(transfer?.file ?? '', headers);
  expect(text).toContain('20%');
  expect(text).not.toContain('22%');
});

test('a day of payment before the order is no reason to have no papers', async () => {
  const { order, ...bought } = await addCompanyOrder(api, storeId);
  await payInvoice(api, finance, { order, date: '2016-11-27' });
  await follow();
  const { items } = await papersOf({ order, ...bought });
  expect(await fileAt(items[0]?.file ?? '', bought.headers)).toContain('22/122');
});

test('an entrepreneur has no КПП, and a seller without the tax makes no invoice of a prepayment', async () => {
  const bought = await handedOver({ company: ENTREPRENEUR });
  const { items } = await papersOf(bought);
  expect(await fileAt(items[1]?.file ?? '', bought.headers)).toContain(bare(`ИНН/КПП ${ENTREPRENEUR.inn}`));
  const other = await addCompanyOrder(api, storeId);
  await payInvoice(api, finance, other);
  expect(await issuePapers(api.context, { ...SAMPLE_TERMS, hasVat: false }, other.order.id)).toEqual([]);
  expect(await issuePapers(api.context, null, other.order.id)).toEqual([]);
});

test('staff write the power of attorney down at the hand-over, and the log keeps no name', async () => {
  const { order } = await addCompanyOrder(api, storeId);
  const params = { id: order.id };
  const call = (body: ReturnType<typeof powerOf>) =>
    api.call(recordPowerOfAttorney, { headers: head.headers, params, body });
  expect((await call(powerOf({ powerNumber: '12/М-3' }))).answer().power?.powerNumber).toBe('12/М-3');
  expect((await call(powerOf())).answer().power).toEqual(powerOf());
  const { rows } = await api.database.query(
    `select after::text as after from audit where action = 'orders.power-of-attorney' and subject_id = $1`,
    [String(order.id)],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('Смирнов');
});

test('another account cannot write a power of attorney down, and one that is not valid is refused by its field', async () => {
  const { order, headers } = await addCompanyOrder(api, storeId);
  const call = (change: object) =>
    api.call(setPowerOfAttorney, { headers, params: { id: order.id }, body: powerOf(change) });
  const refusals = [
    await call({ issuedOn: addDays(today(), 1) }),
    await call({ issuedOn: addDays(today(), -20), validUntil: addDays(today(), -1) }),
    await call({ validUntil: addDays(today(), -1) }),
  ];
  expect(refusals.map(({ status, problem }) => [status, problem.code, problem.errors?.[0]?.path])).toEqual([
    [422, 'not-issued-yet', 'issuedOn'],
    [422, 'ended', 'validUntil'],
    [422, 'ends-before-it-begins', 'validUntil'],
  ]);
  for (const [field, value] of [
    ['powerNumber', ''],
    ['receiverName', 'Смирнов'],
    ['validUntil', '2026-02-30'],
  ]) {
    const refused = await call({ [field ?? '']: value });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, field]);
  }
  const theirs = await signIn(api);
  const stranger = await api.call(setPowerOfAttorney, {
    headers: theirs.headers,
    params: { id: order.id },
    body: powerOf(),
  });
  expect([stranger.status, stranger.problem.code]).toEqual([404, 'order-not-found']);
});

test('a person gives no power of attorney, and nobody does after the hand-over', async () => {
  const bought = await handedOver();
  const late = await api.call(setPowerOfAttorney, {
    headers: bought.headers,
    params: { id: bought.order.id },
    body: powerOf(),
  });
  expect([late.status, late.problem.code]).toEqual([409, 'no-power-needed']);
});

test('the contract is a file as soon as editors publish it, and none before', async () => {
  expect((await api.send('GET /api/contract/file')).status).toBe(404);
  const part = { type: 'text' as const, heading: 'Предмет', markdown: 'Поставщик передаёт изделия.' };
  await api.imports.importTextPages([
    {
      path: CONTRACT_PAGE,
      title: 'Договор',
      description: 'Договор',
      h1: 'Договор поставки',
      lead: 'Предложение поставщика.',
      blocks: [part],
      picture: null,
      pictureAlt: '',
      binding: '2026-11-28',
    },
  ]);
  const text = await fileAt('/api/contract/file');
  for (const words of ['Договор поставки', 'Действует с 28 ноября 2026', part.heading, part.markdown])
    expect(text).toContain(bare(words));
});
