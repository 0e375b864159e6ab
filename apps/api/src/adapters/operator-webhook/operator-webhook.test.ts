import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { createOperatorWebhook } from './operator-webhook.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const call = {
  id: 7,
  phone: '+79162041833',
  city: 'Казань',
  wantedAt: new Date('2026-11-20T12:00:00Z'),
};

test('the operators’ system receives the phone, the city and the time, signed', async () => {
  const { url, received } = await fakeOperators();
  const line = createOperatorWebhook({ url: `${url}/hook?from=shop`, secret: 'a secret of ours' });
  await line.ring(call, { idempotencyKey: 'outbox-7' });
  const [request] = received;
  expect(request?.target).toBe('POST /hook?from=shop');
  expect(JSON.parse(request?.body ?? '')).toEqual({ ...call, wantedAt: '2026-11-20T12:00:00.000Z' });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': 'outbox-7',
    'x-signature': `sha256=${createHmac('sha256', 'a secret of ours')
      .update(request?.body ?? '')
      .digest('hex')}`,
  });
});

test('without a secret the request is not signed', async () => {
  const { url, received } = await fakeOperators();
  await createOperatorWebhook({ url }).ring(call, { idempotencyKey: 'outbox-7' });
  expect(received[0]?.headers).not.toHaveProperty('x-signature');
});

test('an answer that is not 2xx is a failure', async () => {
  const { url } = await fakeOperators([503]);
  const line = createOperatorWebhook({ url });
  await expect(line.ring(call, { idempotencyKey: 'outbox-7' })).rejects.toThrow('HTTP 503');
});

test('the phone is not sent on when the operators’ system redirects', async () => {
  const elsewhere = await fakeOperators();
  const { url } = await fakeOperators([{ redirect: elsewhere.url }]);
  const line = createOperatorWebhook({ url });
  await expect(line.ring(call, { idempotencyKey: 'outbox-7' })).rejects.toThrow();
  expect(elsewhere.received).toEqual([]);
});

test('a call that the operators did not take is sent again under the same key', async () => {
  const { url, received } = await fakeOperators([500, 200]);
  const { answer, phone, deliveredAt, stop } = await askThrough(url);
  expect(answer).toEqual({ value: { success: true } });
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(received.map(({ body }): unknown => JSON.parse(body).phone)).toEqual([phone, phone]);
  expect(deliveredAt).not.toBeNull();
  await stop();
});

test('when the operators do not take a call, the shopper is not promised a call', async () => {
  const { url, received } = await fakeOperators([500, 500]);
  const { answer, deliveredAt, stop } = await askThrough(url);
  expect(answer).toEqual({ value: { success: false } });
  expect(received).toHaveLength(2);
  expect(deliveredAt).toBeNull();
  await stop();
});

async function askThrough(url: string) {
  const api = await createTestApi({ operators: { kind: 'webhook', url } });
  const phone = makePhone();
  const asked = await api.call(requestCallback, { body: { phone, token: randomUUID() } });
  const { rows } = await api.database.query('select delivered_at from callback_requests where phone = $1', [
    phone,
  ]);
  return { answer: asked.answer(), phone, deliveredAt: rows[0]?.['delivered_at'], stop: () => api.stop() };
}

type FakeAnswer = number | { redirect: string };
type Received = { target: string; headers: IncomingHttpHeaders; body: string };

/** The operators' system; sends these answers in this order, then 204. */
async function fakeOperators(answers: FakeAnswer[] = []) {
  const received: Received[] = [];
  const { url, stop } = await listenLocally(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        received.push({ target: `${request.method} ${request.url}`, headers: request.headers, body });
        const answer = answers.shift() ?? 204;
        if (typeof answer === 'number') response.writeHead(answer).end();
        else response.writeHead(307, { location: answer.redirect }).end();
      });
    }),
  );
  stops.push(stop);
  return { url, received };
}
