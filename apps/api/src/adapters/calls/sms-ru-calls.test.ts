import { afterEach, expect, test } from 'vitest';
import { MessageRefused } from '#src/platform/message-refused.ts';
import { startFormService } from '#src/testing/form-service.ts';
import { createSmsRuCaller } from './sms-ru-calls.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function fakeSmsRu(answer: object, status = 200) {
  const { url, stop, received } = await startFormService('/code/call', answer, status);
  stops.push(stop);
  return { caller: createSmsRuCaller({ apiId: 'key', baseUrl: url }), received };
}

const request = { to: '+79161234567', ip: '203.0.113.7' };

test('a call is asked for in the form of the protocol, and its code is in the answer', async () => {
  const { caller, received } = await fakeSmsRu({
    status: 'OK',
    code: '0435',
    call_id: '000000-10000000',
    cost: 0.4,
    balance: 4122.56,
  });
  expect(await caller.call(request)).toEqual({ code: '0435' });
  expect(Object.fromEntries(received[0] ?? [])).toEqual({
    api_id: 'key',
    phone: '79161234567',
    ip: '203.0.113.7',
  });
});

test('a code sent as a number keeps its zeros', async () => {
  const { caller } = await fakeSmsRu({ status: 'OK', code: 435 });
  expect(await caller.call(request)).toEqual({ code: '0435' });
});

test('a refusal is final, a fault of the server may pass', async () => {
  const refusing = await fakeSmsRu({ status: 'ERROR', status_text: 'Номер телефона указан неверно' });
  await expect(refusing.caller.call(request)).rejects.toThrow(MessageRefused);
  const busy = { status: 'ERROR', status_code: 220, status_text: 'Сервис временно недоступен' };
  for (const broken of [await fakeSmsRu({}, 502), await fakeSmsRu(busy)]) {
    const fault = await broken.caller.call(request).catch((err: unknown) => err);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(MessageRefused);
  }
});
