import { randomUUID } from 'node:crypto';
import { listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import { listStaffSessions } from '@yahont/contracts/office/staff.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { askForReturn, getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { kopecks } from '@yahont/values/money.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import type { TestApi } from '#src/testing/api.ts';
import { writeBareCall } from '#src/testing/bare-call.ts';
import { writeBareAppointment } from '#src/testing/appointments/showing-shop.ts';
import { writeBareHold } from '#src/testing/holds/bare-hold.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';
import { bankStatement } from '#src/testing/money/bank-statement.ts';
import { writeBareParcel } from '#src/testing/delivery/bare-parcel.ts';
import { returnPostages } from '#src/domains/after/returns/returns.tables.ts';
import { writeBareBankLine } from '#src/testing/money/bare-bank-line.ts';
import { writeBareReceipt } from '#src/testing/money/bare-receipt.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { addEngravedOrder, addPickupOrder, addPiece } from '#src/testing/office.ts';
import { writeBareSale } from '#src/testing/money/bare-sale.ts';
import { addCompanyOrder } from './company-order.ts';
import { writeBareDifference } from '#src/testing/office/bare-difference.ts';
import { addInvoiceOrder } from '#src/testing/office/invoice-order.ts';
import {
  addPartsOrder,
  addPartToGiveBack,
  addTransferToCount,
  printed,
} from '#src/testing/office/parts-order.ts';
import { addCourierOrder, addOrderAtTheDoor } from '#src/testing/office/order-at-the-door.ts';
import { codeNow, enrol, type Enrolled } from '#src/testing/office/sign-in.ts';
import { addPasskeyOf, newPasskeyOf, passkeyProof } from '#src/testing/office/staff-passkeys.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { writeBareQuestion } from '#src/testing/product-questions/bare-question.ts';
import { writeBareReview } from '#src/testing/reviews/bare-review.ts';
import { writeBareRun } from '#src/testing/products/bare-run.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

/** The reason that every call gives. */
export const WHY = 'по просьбе салона';
const PAGE = { path: '/delivery/', title: '', description: '', h1: 'Доставка', lead: '', blocks: [] };

/** Whom an order is for instead. */
const CONTACT = { name: 'Ольга', lastName: 'Белова', phone: '+79161110033' };

/** A filled small shop with its staff and a second store. */
export type Office = {
  api: TestApi;
  head: TestStaff;
  administrator: TestStaff;
  storeId: number;
  arbat: number;
};

/** Made by the head of retail, who may do nearly all, or by somebody else. */
export type Call = {
  name: string;
  path: string;
  body?: object;
  version?: number;
  by?: TestStaff;
  /** What the log says of it; one row of any action unless given. */
  actions?: string[];
};

const at = (template: string, id: number | string, more: Omit<Call, 'name' | 'path'> = {}): Call => ({
  name: `POST ${template}`,
  path: template.replace(/\{\w+\}/, String(id)),
  ...more,
});

/** One more transfer for an order, as the bank's file has it. */
function statementOf({ orderId, today }: { orderId: number; today: string }): string {
  const entry = { number: '18', date: today, amount: 100, purpose: `Оплата заказа Я-${orderId}` };
  return Buffer.from(bankStatement([entry])).toString('base64');
}

const inDays = ({ api }: Office, days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();

/** A text is made, planned, published, hidden and shown again; the first one of the small shop has the id 1. */
function textChanges(office: Office): Call[] {
  const [one, two] = [
    { kind: 'page', body: PAGE },
    { kind: 'page', body: { ...PAGE, path: '/novaya/' } },
  ];
  const text = '/office/api/texts/{id}';
  const because = { reason: WHY };
  return [
    at('/office/api/texts', '', { body: { document: two }, actions: ['content.create'] }),
    at(`${text}/draft`, 1, { body: { document: one }, version: 1 }),
    at(`${text}/publish`, 1, {
      body: { at: inDays(office, 1), ...because },
      version: 2,
      actions: ['content.plan'],
    }),
    at(`${text}/cancel-plan`, 1, { body: because, version: 3 }),
    at(`${text}/publish`, 1, { body: because, version: 4, actions: ['content.publish'] }),
    at(`${text}/roll-back`, 1, { body: { number: 1, ...because }, version: 5 }),
    at(`${text}/hide`, 1, { body: { redirectTo: null, ...because }, version: 6 }),
  ];
}

/** One call of every verb that changes something, each after what it needs. */
export async function everyChange(office: Office): Promise<Call[]> {
  const { api, head, administrator, storeId, arbat } = office;
  const own = await addPickupOrder(api, storeId);
  const [sent, dropped] = [await addPickupOrder(api, storeId), await addPickupOrder(api, storeId)];
  const [ring, product] = [await addPiece(api, storeId), await addPiece(api, storeId)];
  const replaced = await addPickupOrder(api, storeId, { spare: 1 });
  const posted = await addPickupOrder(api, storeId);
  const changed = await addPickupOrder(api, storeId);
  const invoiced = await addInvoiceOrder(api, storeId);
  const inParts = await addPartsOrder(api, storeId);
  const toGiveBack = await addPartToGiveBack(api, head, storeId);
  const toCount = await addTransferToCount(api, head, storeId);
  const atTill = { storeId, method: 'cash' };
  const brought = await addOrderAtTheDoor(api, head);
  const { orderId: movedId, courier } = await addCourierOrder(api);
  const engraved = await addEngravedOrder(api, storeId);
  const ofCompany = await addCompanyOrder(api, storeId);
  const newcomer = await makeStaff(api.context, []);
  const [held] = (
    await api.call(getOfficeOrder, { headers: head.headers, params: { id: replaced.orderId } })
  ).answer().pieces;
  const order = '/office/api/orders/{id}';
  const item = '/office/api/items/{uin}';
  const place = { place: 'сейф 1' };
  const from = '2126-01-01T09:00:00.000Z';
  const packed = ({ orderId, uin }: { orderId: number; uin: string }) => [
    at(`${order}/assemble`, orderId),
    at(`${order}/ready`, orderId, { body: place }),
    at(`${order}/scans`, orderId, { body: { uin } }),
  ];
  return [
    at(`${order}/assemble`, own.orderId),
    at(`${order}/ready`, own.orderId, { body: place }),
    at(`${order}/notes`, own.orderId, { body: { text: 'Придёт после шести' }, actions: ['orders.note'] }),
    at(`${order}/messages`, own.orderId, {
      body: { key: randomUUID(), channel: 'sms', text: 'Ждём вас завтра' },
      actions: ['orders.message'],
    }),
    at(`${order}/storage`, own.orderId, { body: { until: inDays(office, 10), reason: WHY } }),
    at(`${order}/scans`, own.orderId, { body: { uin: own.uin } }),
    at(`${order}/hand-over`, own.orderId),
    at(`${order}/hand-over-part`, brought.orderId, {
      body: { takenBack: [brought.lineId] },
      actions: ['orders.move', 'returns.move', 'orders.refund', 'items.take-back', 'returns.move'],
    }),
    at(`${order}/visit`, movedId, {
      body: { date: courier.dates[1], interval: courier.intervals[0]?.from ?? null, reason: WHY },
    }),
    at(`${order}/change`, changed.orderId, {
      body: { contact: CONTACT, receiver: null, delivery: null, deliveryPrice: 0, reason: WHY },
      version: 1,
      actions: ['orders.change'],
    }),
    at(`${order}/assemble`, engraved.orderId),
    {
      ...at(`${order}/works/{line}/done`, engraved.orderId, { actions: ['orders.work'] }),
      path: `/office/api/orders/${engraved.orderId}/works/${engraved.workId}/done`,
    },
    ...packed(sent),
    at(`${order}/send`, sent.orderId),
    at(`${order}/parcel/again`, await writeBareParcel(api.context, sent.orderId), { body: { round: 1 } }),
    ...packed(posted),
    at(`${order}/parcel/elsewhere`, await writeBareParcel(api.context, posted.orderId), {
      body: { trackNumber: 'RA123456789RU', reason: WHY },
      actions: ['parcels.elsewhere', 'orders.track', 'orders.move'],
    }),
    at(`${order}/cancel`, dropped.orderId, { body: { reason: WHY } }),
    at(`${order}/invoice-payments`, invoiced.orderId, {
      body: { paymentOrder: '17', date: invoiced.today, amount: invoiced.sum + 100 },
      version: 1,
    }),
    at(`${order}/power-of-attorney`, ofCompany.order.id, {
      body: {
        powerNumber: '7',
        issuedOn: invoiced.today,
        validUntil: '2126-01-01',
        receiverName: 'Смирнов Пётр Ильич',
      },
    }),
    at(`${order}/invoice-refunds`, invoiced.orderId, {
      body: { paymentOrder: '1', date: invoiced.today, amount: 100 },
      version: 3,
    }),
    at(`${order}/invoice-parts`, toCount.orderId, {
      version: toCount.version,
      actions: ['payments.invoice-counted'],
    }),
    at(`${order}/till-parts`, inParts.orderId, {
      body: { ...atTill, amount: 10_000_000, fiscal: printed(7_002) },
      version: 1,
      actions: ['payments.part-taken'],
    }),
    at(`${order}/till-refunds`, toGiveBack.orderId, {
      body: { ...atTill, refundId: toGiveBack.refundId, fiscal: printed(7_003) },
      version: toGiveBack.version,
    }),
    at('/office/api/differences/{id}/close', await writeBareDifference(api.context, dropped.orderId), {
      body: { reason: WHY },
      actions: ['payments.close-difference'],
    }),
    at('/office/api/receipts/{id}/again', await writeBareReceipt(api.context, dropped.orderId)),
    at('/office/api/receipts/{id}/made', await writeBareReceipt(api.context, sent.orderId), {
      body: { fiscal: { document: '3986', storage: '9288000100115785', sign: '2617603921' } },
    }),
    {
      name: 'POST /office/api/bank-statements',
      path: '/office/api/bank-statements',
      body: { file: statementOf(invoiced) },
      actions: ['payments.invoice-paid', 'import'],
    },
    at('/office/api/bank-lines/{id}/aside', await writeBareBankLine(api.context), {
      body: { reason: WHY },
      actions: ['payments.bank-line-aside'],
    }),
    {
      ...at(`${order}/pieces/{line}`, replaced.orderId, { body: { found: 'missing', reason: WHY } }),
      path: `/office/api/orders/${replaced.orderId}/pieces/${held?.lineId}`,
    },
    at(`${item}/place`, ring.uin, { body: place }),
    at(`${item}/send`, ring.uin, { body: { toStoreId: arbat, reason: WHY } }),
    at(`${item}/receive`, ring.uin, { body: {} }),
    at(`${item}/hold`, ring.uin, { body: { reason: WHY } }),
    at(`${item}/release`, ring.uin),
    at(`${item}/lose`, ring.uin, { body: { reason: WHY } }),
    at(`${item}/find`, ring.uin, { body: place }),
    at('/office/api/products/{id}/visibility', product.productId, {
      body: { isHidden: true, reason: WHY },
      version: 1,
    }),
    at('/office/api/products/{id}/price', product.productId, {
      body: { price: 5_000_000, reason: WHY },
      version: 2,
    }),
    at('/office/api/prices/plans', 0, {
      body: { productId: product.productId, price: 5_100_000, from, reason: WHY },
    }),
    at('/office/api/prices/plans/{id}/cancel', 1, { body: { reason: WHY } }),
    ...textChanges(office),
    at('/office/api/stores/{id}', arbat, { body: { services: ['gold'], reason: WHY }, version: 1 }),
    {
      name: 'PUT /office/api/staff/{id}/roles',
      path: `/office/api/staff/${newcomer.staffId}/roles`,
      body: { roles: ['editor'], reason: WHY },
      by: administrator,
    },
    at('/office/api/staff/{id}/sessions/end', newcomer.staffId, {
      body: { reason: WHY },
      by: administrator,
    }),
    ...(await everyReturnChange(office)),
    at(
      '/office/api/appointments/{id}/cancel',
      await writeBareAppointment(api.context, { ...ring, storeId }),
      {
        body: { reason: WHY },
      },
    ),
    ...(await everyHoldChange(office)),
    ...(await everyCallChange(office)),
    ...(await everyLeadChange(office)),
    ...(await everySupportChange(office)),
    ...(await everyMessageChange(office)),
    at('/office/api/customers/{id}/birth-date', (await signIn(api)).accountId, {
      body: { birthDate: '20.11.1990', reason: WHY },
    }),
    at('/office/api/customers/{id}/sessions/end', (await signIn(api)).accountId, { body: { reason: WHY } }),
    at('/office/api/customers/{id}/reveal', (await signIn(api)).accountId, {
      body: { fields: ['phone'], reason: WHY },
    }),
    {
      name: 'PUT /office/api/stores/{id}/desks',
      path: `/office/api/stores/${storeId}/desks`,
      body: { desk: 'engraver', visitors: 2, reason: WHY },
    },
    {
      name: 'POST /office/api/delivery/intervals',
      path: '/office/api/delivery/intervals',
      body: { zone: 'peterburg', date: '2126-01-01', interval: '10:00', capacity: 3, reason: WHY },
    },
    at('/office/api/certificates/{id}/send-again', await sentCertificate(office), { body: { reason: WHY } }),
    ...(await everyApprovalChange(office)),
    ...(await everyImportChange(office)),
    // The certificate was sent at a later hour: these come last.
    ...(await everyReviewChange(office)),
    ...(await everyQuestionChange(office)),
    ...(await everySaleChange(office)),
    ...(await everyPersonChange(office)),
    { name: 'DELETE /office/api/session', path: '/office/api/session' },
  ];
}

/** Points above the limit are approved, more of them withdrawn; a setting is changed. */
async function everyApprovalChange({ api, administrator }: Office): Promise<Call[]> {
  const finance = await makeStaff(api.context, ['finance']);
  const of = '/office/api/approvals/{id}';
  const asking = async () => {
    const deed = { kind: 'points', accountId: (await signIn(api)).accountId, points: 5_000 };
    return at('/office/api/approvals', '', { body: { deed, why: WHY } });
  };
  return [
    at('/office/api/customers/{id}/bonus', (await signIn(api)).accountId, {
      body: { key: randomUUID(), points: 500, reason: WHY },
    }),
    await asking(),
    at(`${of}/decide`, 1, { body: { isApproved: true }, by: finance }),
    await asking(),
    at(`${of}/question`, 2, { body: { words: WHY }, by: finance }),
    at(`${of}/answer`, 2, { body: { words: WHY } }),
    at(`${of}/withdraw`, 2),
    {
      name: 'PUT /office/api/settings/{code}',
      path: '/office/api/settings/bonus-limit',
      body: { value: 900, reason: WHY },
      version: 0,
      by: administrator,
    },
  ];
}

/** A file is brought, another one is written, a third is left. */
async function everyImportChange({ api }: Office): Promise<Call[]> {
  const of = '/office/api/runs/{id}';
  return [
    {
      name: 'POST /office/api/imports/{kind}',
      path: '/office/api/imports/prices',
      body: { article: 'nobody', price: 100 },
    },
    at(`${of}/apply`, await writeBareRun(api.context)),
    at(`${of}/drop`, await writeBareRun(api.context)),
  ];
}

/** Each hold has one change: the log has a row of each. */
async function everyHoldChange({ api, storeId }: Office): Promise<Call[]> {
  const { skuId } = await addPiece(api, storeId);
  const idOf = async () => (await writeBareHold(api.context, { skuId, storeId })).id;
  return [
    at('/office/api/holds/{id}/ready', await idOf()),
    at('/office/api/holds/{id}/cancel', await idOf(), { body: { reason: WHY } }),
  ];
}

/** A call is taken, given back, taken again and ended. */
async function everyCallChange({ api }: Office): Promise<Call[]> {
  const id = await writeBareCall(api.context);
  const of = '/office/api/calls/{id}';
  return [
    { name: 'PUT /office/api/line', path: '/office/api/line', body: { isOn: true }, actions: ['calls.line'] },
    at(`${of}/take`, id, { actions: ['calls.take'] }),
    at(`${of}/release`, id, { actions: ['calls.release'] }),
    at(`${of}/take`, id, { actions: ['calls.take'] }),
    at(`${of}/result`, id, { body: { result: 'no-answer' }, actions: ['calls.result'] }),
  ];
}

/** The same of requests from forms. */
async function everyLeadChange({ api }: Office): Promise<Call[]> {
  const { id } = (await leave(api, sampleLead('feedback'))).answer();
  const of = '/office/api/leads/{id}';
  return [
    at(`${of}/take`, id),
    at(`${of}/notes`, id, { body: { note: WHY } }),
    at(`${of}/state`, id, { body: { state: 'closed', reason: WHY } }),
  ];
}

/** The same of requests from an account. */
async function everySupportChange({ api }: Office): Promise<Call[]> {
  const { headers } = await signIn(api);
  const body = { topic: 'order' as const, message: 'Когда приедет мой заказ?' };
  const { id } = (await api.call(askSupport, { headers, body })).answer();
  const of = '/office/api/support/{id}';
  return [at(`${of}/answers`, id, { body: { text: WHY } }), at(`${of}/close`, id)];
}

/** The same of returns: one is taken back, one refused, one withdrawn. */
async function everyReturnChange(office: Office): Promise<Call[]> {
  const { storeId } = office;
  const [taken, refused, withdrawn] = [
    await askedBack(office),
    await askedBack(office),
    await askedBack(office),
  ];
  const { uin } = taken;
  await office.api.context.db
    .insert(returnPostages)
    .values({ returnId: taken.returnId, asked: 64_200, askedAt: office.api.clock.now() });
  const marks = ['uinMark', 'dmdkMark', 'weightMark', 'tagMark', 'wearMark', 'stoneMark'];
  const checked = Object.fromEntries(marks.map((mark) => [mark, 'right']));
  const of = '/office/api/returns/{id}';
  return [
    at(`${of}/approve`, taken.returnId),
    at(`${of}/on-its-way`, taken.returnId),
    at(`${of}/scans`, taken.returnId, { body: { uin } }),
    at(`${of}/receive`, taken.returnId, { body: { storeId } }),
    // The check of its last piece moves the return on.
    at(`${of}/checks`, taken.returnId, {
      body: { ...checked, weightMg: 2_500, uin },
      actions: ['returns.check', 'returns.move'],
    }),
    at(`${of}/refund`, taken.returnId, {
      body: { pieces: [{ uin, fate: 'for-sale' }] },
      actions: ['orders.refund', 'items.take-back', 'returns.move'],
    }),
    at(`${of}/postage`, taken.returnId, {
      body: { amount: 64_200, way: 'cash' },
      actions: ['returns.postage'],
    }),
    at(`${of}/cash`, taken.returnId, { actions: ['returns.pay-cash', 'orders.move'] }),
    at(`${of}/refuse`, refused.returnId, { body: { denial: 'worn', words: WHY } }),
    at(`${of}/withdraw`, withdrawn.returnId),
    await openedReturn(office),
  ];
}

/** A return that staff write down for its shopper. */
async function openedReturn({ api, storeId }: Office): Promise<Call> {
  const { orderId, headers } = await addPickupOrder(api, storeId);
  await handOverAll(api, orderId);
  const { lines } = (await api.call(getOrderReturns, { headers, params: { id: orderId } })).answer();
  const lineIds = lines.map(({ lineId }) => lineId);
  return at('/office/api/orders/{id}/returns', orderId, {
    body: { wish: { lineIds, reason: 'not-liked', route: { kind: 'post' } } },
    actions: ['returns.move'],
  });
}

/** A letter to subscribers, and a message that had failed. */
async function everyMessageChange({ api, administrator }: Office): Promise<Call[]> {
  const now = api.clock.now();
  const failed = {
    topic: 'send-sms',
    payload: { to: '+79160000001', text: WHY },
    queuedAt: now,
    failedAt: now,
  };
  const [row] = await api.context.db.insert(outbox).values(failed).returning({ id: outbox.id });
  const letter = { key: randomUUID(), topic: 'guide', title: 'Опал', text: WHY, path: '/guide/' };
  return [
    at('/office/api/letters', '', { body: letter, actions: ['messages.letter'] }),
    at('/office/api/messages/{id}/resend', row?.id ?? 0, {
      by: administrator,
      actions: ['messages.resend'],
    }),
  ];
}

/** What staff decide about reviews. */
async function everyReviewChange({ api, storeId }: Office): Promise<Call[]> {
  const { rows } = await api.database.query('select id from products order by id limit 1');
  const { accountId } = await signIn(api);
  const review = (more: Partial<Parameters<typeof writeBareReview>[1]> = {}) =>
    writeBareReview(api.context, { productId: Number(rows[0]?.id), accountId, ...more });
  const path = '/office/api/reviews/{id}';
  const body = { cause: 'insult', reason: WHY };
  return [
    at(`${path}/publish`, await review({ state: 'waiting' }), { version: 1, actions: ['reviews.publish'] }),
    at(`${path}/refuse`, await review({ state: 'waiting' }), {
      body,
      version: 1,
      actions: ['reviews.refuse'],
    }),
    at(`${path}/answer`, await review(), { body: { storeId, text: WHY }, actions: ['reviews.answer'] }),
    at(`${path}/hide`, await review({ isComplainedAbout: true }), { body, actions: ['reviews.hide'] }),
    at(`${path}/keep`, await review({ isComplainedAbout: true }), {
      body: { reason: WHY },
      actions: ['reviews.keep'],
    }),
  ];
}

/** What stores do with questions about pieces. */
async function everyQuestionChange({ api, storeId }: Office): Promise<Call[]> {
  const { rows } = await api.database.query('select id from products order by id limit 1');
  const question = () => writeBareQuestion(api.context, { productId: Number(rows[0]?.id), storeId });
  const path = '/office/api/product-questions/{id}';
  return [
    at(`${path}/answer`, await question(), { body: { text: WHY }, actions: ['questions.answer'] }),
    at(`${path}/refuse`, await question(), {
      body: { cause: 'insult', reason: WHY },
      actions: ['questions.refuse'],
    }),
    at(`${path}/pass`, await question(), {
      body: { storeId: null, reason: WHY },
      actions: ['questions.pass'],
    }),
  ];
}

/** The id of a gift certificate whose receiver has its letter. */
async function sentCertificate({ api }: Office): Promise<string> {
  const { headers } = await signIn(api);
  const { id } = await buyCertificate(api, headers, { amount: kopecks(500_000), gift: giftFor({}) });
  while ((await api.deliverOutbox()) > 0);
  const { items } = (await api.call(listOrderCertificates, { headers, params: { id } })).answer();
  // The head of retail may send it again ten minutes later.
  api.clock.advance(11 * 60_000);
  return items[0]?.id ?? '';
}

/** A received order that its buyer asks to return by courier. */
async function askedBack({ api, storeId }: Office) {
  const { orderId: id, uin, headers } = await addPickupOrder(api, storeId);
  await handOverAll(api, id);
  const { lines } = (await api.call(getOrderReturns, { headers, params: { id } })).answer();
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    reason: 'not-liked' as const,
    route: { kind: 'post' as const },
  };
  const { id: returnId } = (await api.call(askForReturn, { headers, params: { id }, body })).answer();
  return { returnId, uin };
}

/** What happens to visits and at the till of a store. */
async function everySaleChange({ api, storeId }: Office): Promise<Call[]> {
  const visitAt = async (startsAt: Date) => {
    const piece = await addPiece(api, storeId);
    return writeBareAppointment(api.context, { ...piece, storeId, startsAt });
  };
  const now = api.clock.now();
  const [{ uin: sold }, { uin: shown }] = [await addPiece(api, storeId), await addPiece(api, storeId)];
  const visit = '/office/api/appointments/{id}';
  return [
    at(`${visit}/came`, await visitAt(now), { actions: ['appointments.came'] }),
    at(`${visit}/no-show`, await visitAt(new Date(now.getTime() - 3_600_000)), {
      actions: ['appointments.no-show'],
    }),
    at(`${visit}/pieces`, await visitAt(now), { body: { uin: shown }, actions: ['items.hold'] }),
    {
      name: 'POST /office/api/sales',
      path: '/office/api/sales',
      body: {
        storeId,
        receipt: { number: '17', issuedAt: now.toISOString(), total: 100 },
        lines: [{ uin: sold, paid: 100 }],
      },
      actions: ['sales.record'],
    },
    at('/office/api/sales/{id}/undo', await writeBareSale(api.context, storeId), {
      body: { reason: WHY },
      actions: ['sales.undo'],
    }),
    at('/office/api/items/{uin}/works', sold, {
      body: { storeId, ticket: 'К-17', work: 'cleaning', doneOn: now.toISOString().slice(0, 10), price: 0 },
      actions: ['works.record'],
    }),
    at('/office/api/items/{uin}/works/strike', sold, {
      body: { storeId, ticket: 'К-17', work: 'cleaning', reason: WHY },
      actions: ['works.strike'],
    }),
  ];
}

/** What happens to people who work here, and what they change of their own keys; last, because codes are of now. */
async function everyPersonChange({ api, administrator }: Office): Promise<Call[]> {
  const [invited, changing, renewing, leaving, keyed] = [
    await enrol(api, administrator),
    await enrol(api, administrator),
    await enrol(api, administrator),
    await enrol(api, administrator),
    await enrol(api, administrator),
  ];
  const guest = { name: 'Вера Ким', email: 'invited@staff.example', roles: [], storeIds: [], reason: WHY };
  const sessionOf = async (person: { staffId: number }) => {
    const params = { id: person.staffId };
    const open = await api.call(listStaffSessions, { headers: administrator.headers, params });
    return open.answer()[0]?.id ?? '';
  };
  const own = ({ staffId, headers }: Enrolled): TestStaff => ({ staffId, name: '', headers });
  const codeOf = ({ secret }: Enrolled) => codeNow(api, secret);
  const staff = '/office/api/staff/{id}';
  const because = { body: { reason: WHY }, by: administrator };
  const next = 'зелёный чай на крыше';
  return [
    at('/office/api/staff', '', { body: guest, by: administrator, actions: ['staff.invite'] }),
    at('/office/api/me/backup-codes', '', {
      body: { code: codeOf(renewing) },
      by: own(renewing),
      actions: ['staff.backup-codes'],
    }),
    at('/office/api/me/password', '', {
      body: { password: changing.password, next, code: codeOf(changing) },
      by: own(changing),
      actions: ['staff.password'],
    }),
    at('/office/api/me/sessions/{id}/end', await sessionOf(changing), {
      by: own(changing),
      actions: ['staff.session-end'],
    }),
    {
      name: `POST ${staff}/sessions/{sessionId}/end`,
      path: `/office/api/staff/${renewing.staffId}/sessions/${await sessionOf(renewing)}/end`,
      ...because,
      actions: ['staff.session-end'],
    },
    at(`${staff}/reset`, invited.staffId, { ...because, actions: ['staff.reset'] }),
    at(`${staff}/invitation`, invited.staffId, { by: administrator, actions: ['staff.invite'] }),
    at(`${staff}/leave`, leaving.staffId, { ...because, actions: ['staff.leave'] }),
    ...(await everyKeyChange(api, keyed)),
  ];
}

/** What one changes of one's own passkeys, and fresh proofs. Challenges leave no row. */
async function everyKeyChange(api: TestApi, person: Enrolled): Promise<Call[]> {
  const by = { staffId: person.staffId, name: '', headers: person.headers };
  const device = await addPasskeyOf(api, person.headers);
  const { response: made } = await newPasskeyOf(api, person.headers);
  const proof = await passkeyProof(api, person.headers, device);
  const key = '/office/api/me/passkeys/{id}';
  return [
    at('/office/api/me/passkeys/options', '', { by, actions: [] }),
    at('/office/api/me/passkeys', '', { body: { response: made }, by, actions: ['staff.passkey-add'] }),
    at(`${key}/name`, device.id, { body: { name: 'Телефон' }, by, actions: ['staff.passkey-rename'] }),
    at('/office/api/me/proof/passkey/options', '', { by, actions: [] }),
    at('/office/api/me/proof/passkey', '', { body: { response: proof }, by, actions: ['staff.proof'] }),
    at('/office/api/me/proof', '', {
      body: { code: codeNow(api, person.secret) },
      by,
      actions: ['staff.proof'],
    }),
    {
      name: `DELETE ${key}`,
      path: `/office/api/me/passkeys/${device.id}`,
      by,
      actions: ['staff.passkey-remove'],
    },
  ];
}
