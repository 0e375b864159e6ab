import { createServer, IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { traceWith } from '@yahont/api/compose.ts';
import { arrivalOf } from '#src/http/request-facts.ts';
import { startFakeCollector, type FakeCollector } from '#src/testing/fake-collector.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';
import { tracedRequest, type RequestTraces } from './traced-request.ts';
import { startTracing, type RunningTracing } from './tracing.ts';

let collector: FakeCollector;
let tracing: RunningTracing;
let door: OpenDoor | null = null;
beforeEach(async () => {
  collector = await startFakeCollector();
  tracing = startTracing({ endpoint: collector.endpoint, serviceName: 'yahont', share: 1 });
});
afterEach(async () => {
  await door?.close();
  door = null;
  traceWith(null);
  await tracing.stop();
  await collector.stop();
});

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** A third party that keeps the headers it was asked with. */
async function startThirdParty(status = 200) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.headers);
    outgoing.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { host, asked, stop: () => server.close() };
}

test('a request belongs to the trace of its caller and has its pattern as a name', async () => {
  door = await openDoor({ traces: tracing });
  await (await door.browse('/api/orders/100216', { headers: { traceparent: CALLER } })).text();
  await (await door.browse('/personal/79161234567/?phone=79161234567')).text();
  await tracing.flush();
  const [call, page] = collector.spans;
  expect(call).toMatchObject({
    name: 'GET call',
    traceId: CALLER.slice(3, 35),
    parentSpanId: CALLER.slice(36, 52),
    facts: { 'http.response.status_code': 200, 'yahont.request.id': expect.any(String) },
  });
  expect(page?.traceId).not.toBe(call?.traceId);
  expect(page?.parentSpanId ?? '').toBe('');
  expect(collector.raw.join()).not.toMatch(/79161234567|100216/);
});

test('a caller that names no trace, or a broken one, begins a new one', async () => {
  door = await openDoor({ traces: tracing });
  for (const traceparent of ['00-x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, `${CALLER}-more`])
    await (await door.browse('/api/cart', { headers: { traceparent } })).text();
  await tracing.flush();
  expect(collector.spans.map(({ parentSpanId = '' }) => parentSpanId)).toEqual(['', '', '']);
});

test('a visitor behind a proxy names no trace', async () => {
  door = await openDoor({ traces: tracing, trustedProxies: 1 });
  const headers = { traceparent: CALLER, 'x-forwarded-for': '127.0.0.1, 203.0.113.7' };
  await (await door.browse('/api/cart', { headers })).text();
  await tracing.flush();
  expect(collector.spans.map(({ parentSpanId = '' }) => parentSpanId)).toEqual(['']);
  expect(collector.spans[0]?.traceId).not.toBe(CALLER.slice(3, 35));
});

test('a connection from another machine names no trace, whatever address it claims', async () => {
  const asked: unknown[] = [];
  const serve: RequestTraces['serve'] = (_step, traceparent, work) => {
    asked.push(traceparent);
    return work(() => undefined);
  };
  const from = async (remoteAddress: string) => {
    const incoming = new IncomingMessage(new Socket());
    incoming.rawHeaders = ['Traceparent', CALLER, 'X-Forwarded-For', '127.0.0.1'];
    const outgoing = new ServerResponse(incoming);
    Object.defineProperty(outgoing, 'socket', { value: { remoteAddress } });
    await tracedRequest({ serve }, { arrival: arrivalOf(incoming, 1), outgoing }, async () => undefined);
  };
  for (const address of ['203.0.113.7', '172.18.0.5', '::ffff:127.0.0.1']) await from(address);
  expect(asked).toEqual([undefined, undefined, CALLER]);
});

test('a cached page is not traced', async () => {
  door = await openDoor({ traces: tracing });
  for (let visit = 0; visit < 3; visit += 1) await (await door.browse('/catalog/rings/')).text();
  await tracing.flush();
  expect(collector.spans).toHaveLength(1);
});

test('asking a third party is a step with host and method, and names its trace to it', async () => {
  const bank = await startThirdParty(502);
  await tracing.serve({ kind: 'request', name: 'GET /pay' }, undefined, async () => {
    await (await fetch(`http://${bank.host}/v3/payments/79161234567?mail=anna@mail.ru`)).text();
  });
  // It belongs to no step.
  await (await fetch(`http://${bank.host}/alone`)).text();
  await tracing.flush();
  bank.stop();
  const asked = collector.spans.find(({ name }) => name === `GET ${bank.host}`);
  const request = collector.spans.find(({ name }) => name === 'GET /pay');
  expect(collector.spans).toHaveLength(2);
  expect(asked).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
    facts: { 'server.address': bank.host, 'http.response.status_code': 502 },
    status: { code: 2 },
  });
  expect(bank.asked.map(({ traceparent }) => traceparent)).toEqual([
    `00-${asked?.traceId}-${asked?.spanId}-01`,
    undefined,
  ]);
  expect(collector.raw.join()).not.toMatch(/79161234567|anna@/);
});

test('a step that fails says the kind of its error, never its message', async () => {
  const failing = tracing.run({ kind: 'job', name: 'send-sms' }, () =>
    Promise.reject(new RangeError('to +79161234567')),
  );
  await expect(failing).rejects.toThrow(RangeError);
  await tracing.flush();
  expect(collector.spans).toMatchObject([{ name: 'send-sms', facts: { 'error.type': 'RangeError' } }]);
  expect(collector.raw.join()).not.toContain('79161234567');
});

test('statements of different steps are told apart, also when one begins in the course of another', async () => {
  const ends: (() => void)[] = [];
  await tracing.run({ kind: 'call', name: 'first' }, async () => {
    const own = tracing.snapshot();
    await tracing.run({ kind: 'call', name: 'second' }, async () => {
      own(() => ends.push(tracing.begin({ kind: 'statement', name: 'select orders' })));
    });
  });
  for (const end of ends) end();
  // Outside of any step.
  tracing.begin({ kind: 'statement', name: 'select outbox' })();
  await tracing.flush();
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  expect(named('select orders')?.parentSpanId).toBe(named('first')?.spanId);
  expect(named('select outbox')).toBeUndefined();
});

test.each([
  ['does not answer', () => undefined],
  ['refuses', (_incoming: IncomingMessage, outgoing: ServerResponse) => void outgoing.writeHead(400).end()],
])('a collector that %s delays the end by two seconds at most', async (_what, answer) => {
  const silent = createServer(answer);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const other = startTracing({ endpoint: `http://127.0.0.1:${port}`, serviceName: 'yahont', share: 1 });
  await other.run({ kind: 'schedule', name: 'seal-audit' }, async () => undefined);
  const startedAt = performance.now();
  await other.stop();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  silent.closeAllConnections();
  silent.close();
});
