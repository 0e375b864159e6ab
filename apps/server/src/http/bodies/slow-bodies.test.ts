import { connect, type Socket } from 'node:net';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import { afterEach, expect, test } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await door.close();
});

const FORM = 'application/x-www-form-urlencoded';
const QUICK = { graceMs: 150, bytesPerSecond: 0 };

type Opening = { path: string; ip: string; length?: number; type?: string; sent?: string };

/** A request with a complete head and `sent` of its body. Collects the answer. */
async function openRequest({ path, ip, length = 5000, type = FORM, sent = 'a' }: Opening) {
  const socket = connect(Number(new URL(door.origin).port), '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nX-Forwarded-For: ${ip}\r\n\r\n${sent}`,
  );
  return { socket, answer: () => answer, closed };
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip }, signal: AbortSignal.timeout(15_000) });

test.each([32, 1000])(
  '%i slow forms and calls hold no place: pages and calls are answered',
  async (count) => {
    door = await openDoor({ trustedProxies: 1, relaySecret: 'a secret of the relay' });
    const paths = ['/cart/', '/request/vacancy/', '/api/feedback', '/office/api/me', INBOUND_MAIL.path];
    for (let index = 0; index < count; index += 1)
      await openRequest({ path: paths[index % paths.length] ?? '/cart/', ip: `198.51.100.${index % 250}` });
    for (const ip of ['198.51.100.7', '203.0.113.9']) {
      expect((await door.browse('/cart/', from(ip))).status).toBe(200);
      expect((await door.browse('/catalog/koltsa/', from(ip))).status).toBe(200);
      const form = { ...from(ip), method: 'POST', body: new URLSearchParams({ a: '1' }) };
      expect((await door.browse('/cart/', form)).status).toBe(200);
      expect((await door.browse('/request/vacancy/', form)).status).toBe(200);
      expect((await door.browse('/api/visitor', from(ip))).status).toBe(200);
    }
  },
);

test('a body that does not come in time is refused with a page or a problem, and its connection is closed', async () => {
  door = await openDoor({ trustedProxies: 1, paces: { plain: QUICK, files: QUICK } });
  const form = await openRequest({ path: '/cart/', ip: '198.51.100.7' });
  const upload = await openRequest({ path: '/request/rent/', ip: '198.51.100.7' });
  const call = await openRequest({ path: '/api/feedback', ip: '198.51.100.7' });
  await Promise.all([form.closed, upload.closed, call.closed]);
  for (const { answer } of [form, upload]) {
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer()).toContain('Форма шла слишком долго');
  }
  expect(call.answer()).toContain('"code":"body-too-slow"');
  expect(door.api.callsTo('/api/feedback')).toEqual([]);
});

test('a file may come for as long as it comes at the least pace', async () => {
  const files = { graceMs: 100, bytesPerSecond: 10_000 };
  door = await openDoor({ trustedProxies: 1, paces: { plain: QUICK, files } });
  // One more second for each 10,000 bytes.
  const upload = await openRequest({
    path: '/request/rent/',
    ip: '198.51.100.7',
    length: 30_001,
    sent: 'a'.repeat(30_000),
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  upload.socket.write('a');
  await expect.poll(upload.answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('bytes in hand are bounded for one network and for all', async () => {
  const patient = { graceMs: 60_000, bytesPerSecond: 0 };
  door = await openDoor({ trustedProxies: 1, paces: { plain: patient, files: patient } });
  const whole = 60 * 1024;
  // 64 MB in total, 16 MB for one network.
  const fill = async (ip: string, count: number) => {
    for (let index = 0; index < count; index += 1)
      await openRequest({ path: '/api/feedback', ip, length: whole + 1, sent: 'a'.repeat(whole) });
  };
  const status = async (ip: string): Promise<[number, string | null]> => {
    const response = await door.browse('/api/feedback', {
      ...from(ip),
      method: 'POST',
      body: 'a'.repeat(whole),
    });
    return [response.status, response.headers.get('retry-after')];
  };
  await fill('198.51.100.1', 290);
  await expect.poll(() => status('198.51.100.1')).toEqual([429, '5']);
  expect((await status('198.51.100.2'))[0]).toBe(200);
  for (const ip of ['198.51.100.3', '198.51.100.4', '198.51.100.5']) await fill(ip, 290);
  // The rest of the total is not available to each network.
  await fill('198.51.100.6', 10);
  await expect.poll(() => status('198.51.100.2')).toEqual([503, '5']);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => status('198.51.100.1'), { timeout: 10_000 }).toEqual([200, null]);
});

test('a letter without the secret of the relay is refused before its body has come', async () => {
  door = await openDoor({ trustedProxies: 1, relaySecret: 'a secret of the relay' });
  door.api.answers.set(INBOUND_MAIL.path, () => new Response('{}', { status: 403 }));
  const letter = await openRequest({
    path: INBOUND_MAIL.path,
    ip: '198.51.100.7',
    length: 30_000_000,
    type: 'message/rfc822',
  });
  await expect.poll(letter.answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(door.api.callsTo(INBOUND_MAIL.path)).toMatchObject([{ body: '' }]);
});
