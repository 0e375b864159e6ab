import { expect, test } from 'vitest';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import { createDemoSmsSender } from './demo-senders.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';

test('a message of the outbox is listed once at the dev outbox', async () => {
  const api = await createTestApi();
  const phone = makePhone();
  await enqueue(api.context.db, { topic: 'send-sms', payload: { to: phone, text: 'Яхонт: привет' } });
  await enqueue(api.context.db, {
    topic: 'send-mail',
    payload: { to: 'a@b.ru', subject: 'Тема', text: 'т', html: '<p>т</p>' },
  });
  expect(await api.deliverOutbox()).toBe(2);
  expect(await api.deliverOutbox()).toBe(0);
  const items = (await api.call(listSentMessages)).answer().items;
  expect(items.map(({ channel, to }) => [channel, to])).toEqual([
    ['mail', 'a@b.ru'],
    ['sms', phone],
  ]);
  const toPhone = await api.call(listSentMessages, { query: { to: phone.replace('+7', '8') } });
  expect(toPhone.answer().items).toHaveLength(1);
  const sender = createDemoSmsSender(api.context, { isTextLogged: false });
  await sender.send({ to: phone, text: 'ещё', idempotencyKey: 'same' });
  await sender.send({ to: phone, text: 'ещё', idempotencyKey: 'same' });
  expect((await api.call(listSentMessages, { query: { to: phone } })).answer().items).toHaveLength(2);
  await api.stop();
});

test('the dev outbox answers 404 where it is switched off', async () => {
  const api = await createTestApi({ devOutbox: false });
  const { status, problem } = await api.call(listSentMessages);
  expect([status, problem.code]).toEqual([404, 'no-such-call']);
  await api.stop();
});

test('a recipient is masked for the log', () => {
  expect(maskRecipient('+79161234567')).toBe('+7916•••4567');
  expect(maskRecipient('anna@example.ru')).toBe('a•••@example.ru');
});
