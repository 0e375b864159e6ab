import { afterEach, expect, test } from 'vitest';
import { startFormService } from '#src/testing/form-service.ts';
import { createSmsRuSender } from './sms-ru.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const sms = { to: '+79161234567', text: 'Яхонт: код 1234.', idempotencyKey: 'outbox-1' };

test('a message goes to SMS.ru in the form of its protocol', async () => {
  const { sender, received } = await fakeSmsRu({
    status: 'OK',
    status_code: 100,
    sms: { '79161234567': { status: 'OK', status_code: 100, sms_id: '000-1' } },
    balance: 10,
  });
  await sender.send(sms);
  expect(Object.fromEntries(received[0] ?? [])).toEqual({
    api_id: 'key',
    to: '79161234567',
    msg: 'Яхонт: код 1234.',
    json: '1',
    from: 'Yahont',
  });
});

test('a number refused inside an accepted request is a failure', async () => {
  const { sender } = await fakeSmsRu({
    status: 'OK',
    status_code: 100,
    sms: { '79161234567': { status: 'ERROR', status_code: 207, status_text: 'Нет маршрута' } },
  });
  await expect(sender.send(sms)).rejects.toThrow('207 Нет маршрута');
});

test('a refused request is a failure', async () => {
  const { sender } = await fakeSmsRu({
    status: 'ERROR',
    status_code: 201,
    status_text: 'Не хватает средств',
  });
  await expect(sender.send(sms)).rejects.toThrow('201');
});

test('an answer about another number is a failure', async () => {
  const { sender } = await fakeSmsRu({ status: 'OK', status_code: 100, sms: {} });
  await expect(sender.send(sms)).rejects.toThrow('did not tell');
});

test('an HTTP error is a failure', async () => {
  const { sender } = await fakeSmsRu({}, 502);
  await expect(sender.send(sms)).rejects.toThrow('HTTP 502');
});

async function fakeSmsRu(answer: object, status = 200) {
  const { url, stop, received } = await startFormService('/sms/send', answer, status);
  stops.push(stop);
  return { sender: createSmsRuSender({ apiId: 'key', from: 'Yahont', baseUrl: url }), received };
}
