import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/support.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import { closeThread, openThread } from '@yahont/contracts/support/threads.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { attached, letter, multipart, plain } from '#src/testing/mail/letters.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { replyAddresses } from './reply-addresses.ts';

const SECRET = 'a secret of the relay';
const DOMAIN = 'reply.shop.test';
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

let api: TestApi;
let operator: TestStaff;
let photograph: Buffer;
beforeAll(async () => {
  api = await createTestApi({ inboundMail: { domain: DOMAIN, secret: SECRET } });
  operator = await makeStaff(api.context, ['operator']);
  photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8c1d3f' } })
    .withExif({ IFD0: { Copyright: 'секретное место' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.stop());

/** A shopper with a thread that the shop has answered, and the address that its e-mail names. */
async function answered(from: TestApi = api, staff: TestStaff = operator) {
  const shopper = await signIn(from);
  const { headers } = shopper;
  const email = `${shopper.phone.slice(1)}@example.ru`;
  const body = { topic: 'service' as const, message: 'На кольце появилась царапина.', email };
  const { id } = (await from.call(askSupport, { headers, body })).answer();
  await from.call(office.answerThread, {
    headers: staff.headers,
    params: { id },
    body: { text: 'Приезжайте, отполируем.' },
  });
  const rows = await from.context.db.select().from(outbox);
  const mail = rows.find(({ payload }) => payload['to'] === email)?.payload;
  // safe: the payload of an e-mail
  const replyTo = (mail?.['headers'] as Record<string, string> | undefined)?.['Reply-To'];
  return { headers, id, email, text: String(mail?.['text']), replyTo: replyTo ?? '' };
}
type Answer = Awaited<ReturnType<typeof answered>>;

async function bring(
  raw: Buffer,
  {
    secret = SECRET,
    type = 'message/rfc822',
    to = api,
  }: { secret?: string; type?: string; to?: TestApi } = {},
) {
  const request = new Request(`http://api.test${INBOUND_MAIL.path}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${secret}` },
    body: new Uint8Array(raw),
  });
  const response = await to.fetch(request, { ip: '127.0.0.1', requestId: 'relay' });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const TAKEN = { status: 200, body: { taken: true } };
const LEFT = { status: 200, body: { taken: false } };

const messagesOf = async ({ headers, id }: Pick<Answer, 'headers' | 'id'>) =>
  (await api.call(openThread, { headers, params: { id } })).answer();
const lastOf = async (thread: Answer) => (await messagesOf(thread)).messages.at(-1);

test('an answer by e-mail is the shopper’s next message, and operators are notified', async () => {
  const thread = await answered();
  expect(thread.replyTo).toMatch(/^support\+[0-9a-f]{48}@reply\.shop\.test$/);
  expect(thread.text.replaceAll(/\s+/g, ' ')).toContain('ответьте на это письмо');
  api.clock.advance(1000);
  const words = 'Приеду в субботу.\r\n\r\n24.11.2026 12:00, Яхонт пишет:\r\n> Приезжайте, отполируем.\r\n';
  // Relays may change the case of an address.
  const to = `"Яхонт" <${thread.replyTo.toUpperCase()}>`;
  expect(await bring(plain(to, words))).toEqual(TAKEN);
  const { state, messages } = await messagesOf(thread);
  expect(state).toBe('waiting');
  expect(messages).toHaveLength(3);
  expect(messages.at(-1)).toMatchObject({ by: null, text: 'Приеду в субботу.', files: [] });
  const seen = await api.call(office.getOfficeThread, {
    headers: operator.headers,
    params: { id: thread.id },
  });
  expect(seen.answer()).toMatchObject({ state: 'waiting', isRead: true });
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: 'operators@shop.test' } })).answer();
  const toOperators = items.filter(({ subject }) => subject.includes(`${thread.id}:`));
  expect(toOperators.map(({ text }) => text.replaceAll(/\s/g, ' ').includes('Приеду в субботу.'))).toContain(
    true,
  );
});

test('a question with a picture is answered, and the reply by mail with another one comes once, without the quote', async () => {
  const shopper = await signIn(api);
  const { headers, phone } = shopper;
  const email = `${phone.slice(1)}@example.ru`;
  const scratch = new File([new Uint8Array(photograph)], 'царапина.jpg', { type: 'image/jpeg' });
  const body = { topic: 'service' as const, message: 'На кольце появилась царапина.', email };
  const { id } = (await api.call(askSupport, { headers, body, files: [scratch] })).answer();
  const ofStaff = { headers: operator.headers, params: { id } };
  const asked = (await api.call(office.getOfficeThread, ofStaff)).answer();
  expect(asked).toMatchObject({
    state: 'waiting',
    messages: [{ text: body.message, files: [{ name: 'царапина.jpg', type: 'image/jpeg' }] }],
  });
  const seen = await api.send(`GET /office/api/support/files/${asked.messages[0]?.files[0]?.id}`, {
    headers: operator.headers,
  });
  expect(seen.status).toBe(200);
  await api.call(office.answerThread, { ...ofStaff, body: { text: 'Приезжайте, отполируем.' } });
  expect((await messagesOf({ headers, id })).state).toBe('answered');
  const rows = await api.context.db.select().from(outbox);
  const sent = rows.find(({ payload }) => payload['to'] === email)?.payload;
  // safe: the payload of an e-mail
  const replyTo = (sent?.['headers'] as Record<string, string> | undefined)?.['Reply-To'] ?? '';

  api.clock.advance(1000);
  const words =
    'Вот ещё снимок, сбоку.\r\n\r\n24.11.2026 12:00, Яхонт пишет:\r\n> Приезжайте, отполируем.\r\n';
  const reply = multipart([
    { headers: ['Content-Type: text/plain; charset=utf-8'], body: words },
    attached('sideways.jpg', 'image/jpeg', photograph),
  ]);
  reply.headers.push('Message-ID: <reply-with-a-picture@example.org>');
  const raw = letter(replyTo, reply);
  expect(await bring(raw)).toEqual(TAKEN);
  expect(await bring(raw), 'the relay brings it again').toEqual(LEFT);
  const { state, messages } = await messagesOf({ headers, id });
  expect(state).toBe('waiting');
  expect(messages.map(({ text, files }) => [text, files.map(({ name }) => name)])).toEqual([
    [body.message, ['царапина.jpg']],
    ['Приезжайте, отполируем.', []],
    ['Вот ещё снимок, сбоку.', ['sideways.jpg']],
  ]);
  const picture = `GET /api/account/support/files/${messages[2]?.files[0]?.id}`;
  expect((await api.send(picture, { headers })).status).toBe(200);
  expect((await api.send(picture, { headers: (await signIn(api)).headers })).status).toBe(404);
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: 'operators@shop.test' } })).answer();
  expect(items.filter(({ text }) => text.includes('Вот ещё снимок'))).toHaveLength(1);
});

describe('what letters are written in', () => {
  test('windows-1251, and quoted-printable', async () => {
    const thread = await answered();
    const words = Buffer.from([0xcf, 0xf0, 0xe8, 0xe5, 0xe4, 0xf3, 0x2c, 0x20, 0xb8, 0xeb, 0xea, 0xe0]);
    const old = { headers: ['Content-Type: text/plain; charset=windows-1251'], body: words };
    expect(await bring(letter(thread.replyTo, old))).toEqual(TAKEN);
    expect((await lastOf(thread))?.text).toBe('Приеду, ёлка');
    const quoted = {
      headers: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
      body: '=D0=94=D0=B0, =D1=83=D0=B4=\r\n=D0=BE=D0=B1=D0=BD=D0=BE',
    };
    expect(await bring(letter(thread.replyTo, quoted))).toEqual(TAKEN);
    expect((await lastOf(thread))?.text).toBe('Да, удобно');
  });

  const OLD = Buffer.from([0xcf, 0xf0, 0xe8, 0xe5, 0xe4, 0xf3, 0x2c, 0x20, 0xb8, 0xeb, 0xea, 0xe0]);

  test.each([
    ['names no encoding', ['Content-Type: text/plain'], OLD],
    ['has no headers about its text', [], OLD],
    ['says it is in UTF-8', ['Content-Type: text/plain; charset="utf-8"'], OLD],
    [
      'says so, and is in quoted-printable',
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
      '=CF=F0=E8=E5=E4=F3, =B8=EB=EA=E0',
    ],
    [
      'is in UTF-8 and says it is in windows-1251',
      ['Content-Type: text/plain; charset=windows-1251'],
      Buffer.from('Приеду, ёлка'),
    ],
  ])('a letter that %s is read, and kept as it came for staff', async (_what, headers, body) => {
    const thread = await answered();
    expect(await bring(letter(thread.replyTo, { headers, body }))).toEqual(TAKEN);
    const last = await lastOf(thread);
    expect(last?.text).toBe('Приеду, ёлка');
    expect(last?.files).toMatchObject([{ name: 'Исходное письмо.eml', type: 'message/rfc822' }]);
  });

  test('HTML alone is kept as words', async () => {
    const thread = await answered();
    const html = '<p>Да, <b>удобно</b></p><script>alert(1)</script><img src=x onerror=alert(2)>';
    const part = { headers: ['Content-Type: text/html; charset=utf-8'], body: html };
    expect(await bring(letter(thread.replyTo, part))).toEqual(TAKEN);
    expect((await lastOf(thread))?.text).toBe('Да, удобно');
  });

  test('of text and HTML the text is kept', async () => {
    const thread = await answered();
    const both = multipart([
      { headers: ['Content-Type: text/plain; charset=utf-8'], body: 'Словами' },
      { headers: ['Content-Type: text/html; charset=utf-8'], body: '<p>Разметкой</p>' },
    ]);
    both.headers = ['Content-Type: multipart/alternative; boundary="part"'];
    expect(await bring(letter(thread.replyTo, both))).toEqual(TAKEN);
    expect((await lastOf(thread))?.text).toBe('Словами');
  });
});

describe('attachments', () => {
  test('pictures are encoded again and PDFs kept, whatever type is declared; others are counted', async () => {
    const thread = await answered();
    const parts = multipart([
      { headers: ['Content-Type: text/plain; charset=utf-8'], body: 'Вот снимок и чек' },
      attached('photo.jpg', 'application/octet-stream', photograph),
      attached('../../receipt.pdf', 'image/png', Buffer.from(PDF)),
      attached('page.html', 'image/jpeg', Buffer.from('<script>alert(1)</script>')),
    ]);
    expect(await bring(letter(thread.replyTo, parts))).toEqual(TAKEN);
    const last = await lastOf(thread);
    expect(last?.text).toBe(
      'Вот снимок и чек\n\n(Из письма не приняты файлы: page.html — не снимок и не ПДФ.)',
    );
    expect(last?.files).toMatchObject([
      { name: 'photo.jpg', type: 'image/jpeg' },
      { name: 'receipt.pdf', type: 'application/pdf', bytes: PDF.length },
    ]);
    const given = await api.send(`GET /api/account/support/files/${last?.files[0]?.id}`, {
      headers: thread.headers,
    });
    expect((await sharp(Buffer.from(await given.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  /** The first bytes of a photograph of an iPhone, and of what Outlook packs a letter into. */
  const HEIC = Buffer.concat([Buffer.from('0000002066747970', 'hex'), Buffer.from('heic'), Buffer.alloc(64)]);
  const WINMAIL = Buffer.concat([Buffer.from('789f3e22', 'hex'), Buffer.alloc(64)]);

  test('what is not kept is named in the thread and in an e-mail to the shopper', async () => {
    const thread = await answered();
    const parts = multipart([
      { headers: ['Content-Type: text/plain; charset=utf-8'], body: 'Вот снимки' },
      attached('IMG_1.HEIC', 'image/heic', HEIC),
      attached('winmail.dat', 'application/ms-tnef', WINMAIL),
    ]);
    expect(await bring(letter(thread.replyTo, parts))).toEqual(TAKEN);
    const last = await lastOf(thread);
    expect(last?.text).toMatch(
      /IMG_1\.HEIC — снимок в формате смартфона.*winmail\.dat — почтовая программа/s,
    );
    expect(
      last?.files.map(({ name }) => name),
      'staff have the letter as it came',
    ).toEqual(['Исходное письмо.eml']);
    await api.deliverOutbox();
    const { items } = (await api.call(listSentMessages, { query: { to: thread.email } })).answer();
    const told = items.find(({ subject }) => subject.includes('дошло'));
    expect(told?.text).toContain('IMG_1.HEIC');
    expect(told?.text).toContain('winmail.dat');
  });

  test('a letter that cannot be read is said to the shopper, once a day', async () => {
    const thread = await answered();
    const parts = '--b\r\n\r\n'.repeat(2000);
    const countless = () =>
      letter(thread.replyTo, { headers: ['Content-Type: multipart/mixed; boundary="b"'], body: parts });
    expect(await bring(countless())).toEqual(LEFT);
    expect(await bring(countless())).toEqual(LEFT);
    await api.deliverOutbox();
    const { items } = (await api.call(listSentMessages, { query: { to: thread.email } })).answer();
    expect(items.filter(({ subject }) => subject.includes('дошло'))).toHaveLength(1);
  });

  test('no more than a message may have', async () => {
    const thread = await answered();
    const receipts = Array.from({ length: 6 }, (_, at) =>
      attached(`${at}.pdf`, 'application/pdf', Buffer.from(PDF)),
    );
    expect(await bring(letter(thread.replyTo, multipart(receipts)))).toEqual(TAKEN);
    const last = await lastOf(thread);
    expect(last?.files).toHaveLength(4);
    expect(last?.text).toBe(
      '(Письмо без текста.)\n\n(Из письма не приняты файлы: 4.pdf — в письме больше четырёх файлов; 5.pdf — в письме больше четырёх файлов.)',
    );
  });
});

describe('what is left', () => {
  test('a letter that came before, also at once', async () => {
    const thread = await answered();
    const raw = plain(thread.replyTo, 'Один раз', ['Message-ID: <same@example.org>']);
    const both = await Promise.all([bring(raw), bring(raw)]);
    expect(both.filter(({ body }) => body['taken'] === true)).toHaveLength(1);
    expect(await bring(plain(thread.replyTo, 'Иначе', ['Message-ID: <same@example.org>']))).toEqual(LEFT);
    expect((await messagesOf(thread)).messages).toHaveLength(3);
    // Nobody can keep letters from the thread of somebody else.
    const other = await answered();
    expect(await bring(plain(other.replyTo, 'Другое', ['Message-ID: <same@example.org>']))).toEqual(TAKEN);
  });

  test('a letter without a Message-ID that a relay brings again with lines of its own', async () => {
    const thread = await answered();
    const raw = Buffer.from(
      plain(thread.replyTo, 'Без номера')
        .toString()
        .replace(/^Message-ID: .*\r\n/m, ''),
    );
    expect(await bring(raw)).toEqual(TAKEN);
    expect(await bring(Buffer.concat([Buffer.from('Received: from relay-2\r\n'), raw]))).toEqual(LEFT);
    expect((await messagesOf(thread)).messages).toHaveLength(3);
  });

  test.each([
    'Автоответ: Re: Обращение',
    'Re: Automatic reply: vacation',
    'Out of Office: Анна',
    'Вне офиса',
  ])('an automatic answer without headers that say so: «%s»', async (subject) => {
    const thread = await answered();
    await api.call(closeThread, { headers: thread.headers, params: { id: thread.id } });
    const encoded = `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
    const raw = plain(thread.replyTo, 'Меня нет')
      .toString()
      .replace(/^Subject: .*$/m, encoded);
    expect(await bring(Buffer.from(raw))).toEqual(LEFT);
    expect((await messagesOf(thread)).state).toBe('closed');
  });

  test.each([
    ['receivers in groups', `${'a:b,'.repeat(60_000)};`],
    ['receivers in quotes', '"a"<'.repeat(60_000)],
    ['a receiver header of 250 KB with the address at its end', 'x@y.z, '.repeat(35_000)],
  ])('hostile: %s cost no time', async (_what, receivers) => {
    const { replyTo } = await answered();
    const raw = plain(`${receivers} ${replyTo}`, 'Привет');
    const startedAt = performance.now();
    expect(await bring(raw)).toEqual(LEFT);
    const ours = plain(replyTo, 'Привет', [`Cc: ${receivers}`]);
    expect(await bring(ours)).toEqual(TAKEN);
    // Quadratic work takes tens of seconds; a busy machine takes a few.
    expect(performance.now() - startedAt).toBeLessThan(8000);
  });

  test.each([
    ['an absent person', ['Auto-Submitted: auto-replied']],
    ['an older program', ['Precedence: bulk']],
    ['a mail server', ['Return-Path: <>']],
  ])('the automatic answer of %s', async (_whose, headers) => {
    const thread = await answered();
    expect(await bring(plain(thread.replyTo, 'Меня нет', headers))).toEqual(LEFT);
    expect(await bring(plain(thread.replyTo, 'Я здесь', ['Auto-Submitted: no']))).toEqual(TAKEN);
    expect((await messagesOf(thread)).messages.map(({ text }) => text)).not.toContain('Меня нет');
  });

  test('a letter to an address that this shop has not made', async () => {
    const thread = await answered();
    const { replyTo } = thread;
    const flipped = replyTo.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    const foreign = replyAddresses(new Uint8Array(32), DOMAIN).addressOf({ id: thread.id, accountId: 1 });
    const forged = [flipped, foreign, replyTo.replace(DOMAIN, 'reply.shop.testing'), `support@${DOMAIN}`];
    for (const to of forged) expect(await bring(plain(to, 'Чужое')), to).toEqual(LEFT);
    expect((await messagesOf(thread)).messages).toHaveLength(2);
  });

  test('a letter to the thread of an account that was erased', async () => {
    const { replyTo, email } = await answered();
    const accountId = await api.people.findByPhone(`+${email.split('@')[0]}`);
    await api.people.erasePerson(accountId ?? 0);
    expect(await bring(plain(replyTo, 'Поздно'))).toEqual(LEFT);
  });

  test.each([
    ['a letter of the quote alone', (to: string) => plain(to, '> Приезжайте, отполируем.')],
    ['what is no letter', () => Buffer.from('hello')],
    [
      'a letter of countless parts',
      (to: string) =>
        letter(to, {
          headers: ['Content-Type: multipart/mixed; boundary="b"'],
          body: '--b\r\n\r\n'.repeat(200_000),
        }),
    ],
    ['a letter of countless headers', (to: string) => plain(to, 'Привет', ['X-Long: y'.repeat(40_000)])],
    ['a letter of countless lines', (to: string) => plain(to, 'a\n'.repeat(2_000_000))],
    ['a letter that is too long', (to: string) => plain(to, 'я'.repeat(INBOUND_MAIL.bytes / 2))],
  ])('%s', async (_what, make) => {
    const thread = await answered();
    expect(await bring(make(thread.replyTo))).toEqual(LEFT);
    expect((await messagesOf(thread)).messages).toHaveLength(2);
  });

  test('the thirty-first letter of an hour', async () => {
    const thread = await answered();
    for (let count = 0; count < 30; count += 1)
      expect(await bring(plain(thread.replyTo, `Письмо ${count}`))).toEqual(TAKEN);
    expect(await bring(plain(thread.replyTo, 'Ещё одно'))).toEqual(LEFT);
  });
});

test('a closed thread is open again, as on the page of the account', async () => {
  const thread = await answered();
  await api.call(closeThread, { headers: thread.headers, params: { id: thread.id } });
  expect(await bring(plain(thread.replyTo, 'Ещё вопрос'))).toEqual(TAKEN);
  expect((await messagesOf(thread)).state).toBe('waiting');
});

test('another account cannot write into a thread by naming its shopper as the sender', async () => {
  const [mine, theirs] = [await answered(), await answered()];
  const raw = Buffer.from(
    plain(mine.replyTo, 'От чужого имени')
      .toString()
      .replace(/^From: .*$/m, `From: ${theirs.email}`),
  );
  expect(await bring(raw)).toEqual(TAKEN);
  expect((await messagesOf(theirs)).messages).toHaveLength(2);
  expect((await messagesOf(mine)).messages).toHaveLength(3);
});

test('longer words are cut where a message ends, and say so', async () => {
  const thread = await answered();
  expect(await bring(plain(thread.replyTo, '💍'.repeat(1500)))).toEqual(TAKEN);
  const text = (await lastOf(thread))?.text ?? '';
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text).toMatch(/^(?:💍)+\uFFFD?…\n\(Письмо длиннее, здесь его начало\.\)$/u);
});

test('a relay without the secret, or with something else than a letter, is refused', async () => {
  const { replyTo } = await answered();
  for (const secret of ['', 'a secret of nobody', SECRET.slice(0, -1)])
    expect((await bring(plain(replyTo, 'Привет'), { secret })).status).toBe(403);
  expect((await bring(plain(replyTo, 'Привет'), { type: 'application/json' })).status).toBe(400);
});

test('without a domain for letters e-mails name no address, and no letter is taken', async () => {
  const closed = await createTestApi();
  try {
    const { replyTo, text } = await answered(closed, await makeStaff(closed.context, ['operator']));
    expect(replyTo).toBe('');
    expect(text).not.toContain('ответьте на');
    expect((await bring(plain('support@shop.test', 'Привет'), { to: closed })).status).toBe(404);
  } finally {
    await closed.stop();
  }
});
