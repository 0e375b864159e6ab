import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/support.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { closeThread, listThreads, openThread, writeMessage } from '@yahont/contracts/support/threads.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

const QUESTION = 'На кольце появилась царапина. Её можно отполировать?';
const ANSWER = 'Да, по гарантии это бесплатно.';

let shop: OfficeShop;
let operator: TestStaff;
beforeAll(async () => {
  shop = await openOfficeShop();
  operator = await makeStaff(shop.api.context, ['operator']);
});
afterAll(() => shop.api.stop());

type Shopper = Awaited<ReturnType<typeof signIn>>;

async function ask({ headers }: Shopper, wish: { email?: string; message?: string } = {}): Promise<number> {
  const body = { topic: 'service' as const, message: QUESTION, ...wish };
  return (await shop.api.call(askSupport, { headers, body })).answer().id;
}

const list = async ({ headers }: Shopper, query: { before?: number; limit?: number } = {}) =>
  (await shop.api.call(listThreads, { headers, query })).answer();
const open = ({ headers }: Shopper, id: number) => shop.api.call(openThread, { headers, params: { id } });
const write = ({ headers }: Shopper, id: number, text: string) =>
  shop.api.call(writeMessage, { headers, params: { id }, body: { text } });
const answer = (id: number, more: { quickAnswers?: string[]; orderId?: number } = {}, text = ANSWER) =>
  shop.api.call(office.answerThread, { headers: operator.headers, params: { id }, body: { text, ...more } });

async function sentTo(to: string) {
  await shop.api.deliverOutbox();
  const { items } = (await shop.api.call(listSentMessages, { query: { to } })).answer();
  return items.map(({ text, subject }) => ({
    text: text.replaceAll(/\s+/g, ' '),
    subject: subject.replaceAll(/\s+/g, ' '),
  }));
}

test('a question is the beginning of a thread that waits for the shop', async () => {
  const shopper = await signIn(shop.api);
  const id = await ask(shopper);
  expect(await list(shopper)).toMatchObject({
    items: [
      {
        id,
        topic: 'service',
        title: 'На кольце появилась царапина',
        state: 'waiting',
        last: { by: null, text: QUESTION },
        isUnread: false,
      },
    ],
    next: null,
    unread: 0,
  });
  expect((await open(shopper, id)).answer().messages).toMatchObject([
    { id: 0, by: null, text: QUESTION, files: [], order: null },
  ]);
});

test('an answer is unread until the thread is opened; a press on an offered answer is a message', async () => {
  const shopper = await signIn(shop.api);
  const id = await ask(shopper);
  await ask(shopper, { message: 'Когда откроется салон на Петровке?' });
  shop.api.clock.advance(1000);
  const answered = (await answer(id, { quickAnswers: ['Да, удобно', 'Лучше вечером'] })).answer();
  expect(answered).toMatchObject({ state: 'answered', isRead: false, phone: shopper.phone });
  const before = await list(shopper);
  expect([before.unread, before.items.map(({ isUnread }) => isUnread)]).toEqual([1, [false, true]]);
  const name = answered.messages.at(-1)?.by ?? '';
  expect(before.items[1]?.last).toEqual({ by: name, text: ANSWER });
  expect(name).not.toContain(' ');

  shop.api.clock.advance(1000);
  const seen = (await open(shopper, id)).answer();
  expect(seen.quickAnswers).toEqual(['Да, удобно', 'Лучше вечером']);
  expect((await list(shopper)).unread).toBe(0);
  const { headers } = operator;
  expect((await shop.api.call(office.getOfficeThread, { headers, params: { id } })).answer().isRead).toBe(
    true,
  );

  const after = (await write(shopper, id, ' Да, удобно ')).answer();
  expect(after).toMatchObject({ state: 'waiting', quickAnswers: [] });
  expect(after.messages.map(({ by, text }) => [by, text])).toEqual([
    [null, QUESTION],
    [name, ANSWER],
    [null, 'Да, удобно'],
  ]);
  const letters = await sentTo('operators@shop.test');
  expect(letters.filter(({ subject }) => subject.includes(`№ О-${id}:`))).toHaveLength(2);
});

test('closed by the shopper or the shop, opened again by the next message', async () => {
  const shopper = await signIn(shop.api);
  const id = await ask(shopper);
  const { headers } = shopper;
  expect((await shop.api.call(closeThread, { headers, params: { id } })).answer().state).toBe('closed');
  expect((await write(shopper, id, 'Ещё вопрос')).answer().state).toBe('waiting');
  const closed = await shop.api.call(office.closeOfficeThread, {
    headers: operator.headers,
    params: { id },
  });
  expect(closed.answer().state).toBe('closed');
  expect((await answer(id)).answer().state).toBe('answered');
});

describe('the shopper is told of an answer', () => {
  test('by mail with its words where the request has an address', async () => {
    const shopper = await signIn(shop.api);
    const email = `${shopper.phone.slice(1)}@example.ru`;
    const id = await ask(shopper, { email });
    (await answer(id)).answer();
    const [mail] = await sentTo(email);
    expect(mail?.subject).toBe(`Ответ на обращение № О-${id} — «Яхонт»`);
    expect(mail?.text).toContain(ANSWER);
    expect(mail?.text).toContain(`/personal/support/${id}/`);
    expect((await sentTo(shopper.phone)).filter(({ text }) => text.includes('обращение'))).toEqual([]);
  });

  test('by SMS without its words otherwise', async () => {
    const shopper = await signIn(shop.api);
    const id = await ask(shopper);
    (await answer(id)).answer();
    const [sms] = await sentTo(shopper.phone);
    expect(sms?.text).toMatch(
      new RegExp(
        `^Яхонт: ответили на обращение № О-${id}\\. .*/check_user/\\?next=/personal/support/${id}/#vhod$`,
      ),
    );
  });
});

test('an answer may be about an order of this shopper, and of nobody else', async () => {
  const order = await shop.order();
  const id = await ask(order);
  const written = (await answer(id, { orderId: order.id })).answer();
  expect(written.messages.at(-1)?.order).toMatchObject({
    id: order.id,
    number: expect.stringMatching(/^Я-/),
  });
  const other = await shop.order();
  expect((await answer(id, { orderId: other.id })).problem.code).toBe('not-their-order');
});

test('another account cannot read, write into or close a thread', async () => {
  const id = await ask(await signIn(shop.api));
  const stranger = await signIn(shop.api);
  const theirs = { headers: stranger.headers, params: { id } };
  for (const { status, problem } of [
    await shop.api.call(openThread, theirs),
    await shop.api.call(writeMessage, { ...theirs, body: { text: 'Чужое' } }),
    await shop.api.call(closeThread, theirs),
  ])
    expect([status, problem.code]).toEqual([404, 'thread-not-found']);
  expect((await list(stranger)).items).toEqual([]);
  const { messages } = (
    await shop.api.call(office.getOfficeThread, { headers: operator.headers, params: { id } })
  ).answer();
  expect(messages).toHaveLength(1);
});

test('pages of a list keep their place when a request arrives between them', async () => {
  const shopper = await signIn(shop.api);
  const ids = [await ask(shopper), await ask(shopper), await ask(shopper)];
  const first = await list(shopper, { limit: 2 });
  const newest = await ask(shopper);
  const second = await list(shopper, { limit: 2, before: first.next ?? 0 });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.next).toBeNull();
  const shown = await shop.api.call(office.listOfficeThreads, {
    headers: operator.headers,
    query: { state: 'waiting' },
  });
  const [top] = shown.answer().items;
  expect(top).toMatchObject({ id: newest, contact: expect.stringContaining('•') as unknown });
});

test('the thirty-first message of an hour is refused, also when simultaneous', async () => {
  const shopper = await signIn(shop.api);
  const id = await ask(shopper);
  const all = await Promise.all(
    Array.from({ length: 32 }, (_, index) => write(shopper, id, `Вопрос ${index}`)),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(all.find(({ status }) => status !== 200)?.problem).toMatchObject({
    code: 'too-many-messages',
    context: { retryAfter: 3600 },
  });
});

test('an empty message is refused at its field', async () => {
  const shopper = await signIn(shop.api);
  const id = await ask(shopper);
  const { status, problem } = await write(shopper, id, '   ');
  expect([status, problem.errors]).toEqual([422, [{ path: 'text', message: 'Ошибка ввода данных' }]]);
});
