import { createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { createSmtpSender } from './smtp.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const mail = {
  to: 'anna@example.ru',
  subject: 'Заказ принят',
  text: 'Здравствуйте!',
  html: '<p>Здравствуйте!</p>',
  idempotencyKey: 'outbox-7',
};

test('an e-mail reaches the server with both bodies and an id derived from its key', async () => {
  const { sender, letters } = await fakeSmtp({});
  await sender.send(mail);
  await sender.send(mail);
  const [first = '', second = ''] = letters;
  expect(first).toContain('To: anna@example.ru');
  expect(first).toContain('zakaz@example.ru');
  expect(first).toContain('text/plain');
  expect(first).toContain('text/html');
  const idOf = (letter: string) => /message-id: (\S+)/i.exec(letter)?.[1];
  expect(idOf(first)).toMatch(/^<[0-9a-f]{32}@example\.ru>$/);
  expect(idOf(second)).toBe(idOf(first));
});

test('answers go to the address that the e-mail names', async () => {
  const { sender, letters } = await fakeSmtp({});
  await sender.send({ ...mail, headers: { 'Reply-To': 'support+00@reply.shop.test' } });
  expect(letters[0]?.match(/^Reply-To: .*$/gim)).toEqual(['Reply-To: support+00@reply.shop.test']);
});

test('an e-mail says that a program wrote it, so that no other program answers', async () => {
  const { sender, letters } = await fakeSmtp({});
  await sender.send(mail);
  expect(letters[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(letters[0]).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
});

test('the headers of unsubscribing go along', async () => {
  const { sender, letters } = await fakeSmtp({});
  const headers = {
    'List-Unsubscribe': '<https://shop.test/unsubscribe/a/>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await sender.send({ ...mail, headers });
  expect(letters[0]).toContain('List-Unsubscribe: <https://shop.test/unsubscribe/a/>');
  expect(letters[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a file goes along with its name and type, byte for byte', async () => {
  const { sender, letters } = await fakeSmtp({});
  // Every byte, the lines of SMTP that end a letter among them, and more than one line of base64.
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\r\n.\r\n'),
    Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256)),
  ]);
  const files = [
    { name: 'Счёт № 1007.pdf', type: 'application/pdf', bytes },
    { name: 'terms.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
  ];
  await sender.send({ ...mail, files });
  const { attachments } = await PostalMime.parse(letters[0] ?? '', { attachmentEncoding: 'base64' });
  expect(
    attachments.map(({ filename, mimeType, content }) => ({
      name: filename,
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content, 'base64') : null,
    })),
  ).toEqual(files);
});

test('a recipient refused by the server is a failure', async () => {
  const { sender } = await fakeSmtp({ refuses: true });
  await expect(sender.send(mail)).rejects.toThrow('550');
});

test('a server on the internet that offers no TLS gets no letter', async () => {
  // Another spelling of 127.0.0.1, which looks like a name of the internet.
  const { sender, letters } = await fakeSmtp({ host: '127.1' });
  await expect(sender.send(mail)).rejects.toThrow(/STARTTLS/i);
  expect(letters).toEqual([]);
});

/** The part of SMTP that one plain delivery needs. */
async function fakeSmtp({ refuses = false, host = '127.0.0.1' }: { refuses?: boolean; host?: string }) {
  const letters: string[] = [];
  const { port, stop } = await listenLocally(
    createServer((socket) => {
      socket.on('error', () => undefined);
      converse(socket, { refuses, onLetter: (letter) => letters.push(letter) });
    }),
  );
  stops.push(stop);
  return {
    sender: createSmtpSender({ url: `smtp://${host}:${port}`, from: 'Яхонт <zakaz@example.ru>' }),
    letters,
  };
}

function converse(
  socket: Socket,
  { refuses, onLetter }: { refuses: boolean; onLetter: (letter: string) => void },
): void {
  let buffer = '';
  let isLetter = false;
  socket.write('220 fake\r\n');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    for (;;) {
      const end = buffer.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (isLetter ? 5 : 2));
      if (isLetter) {
        onLetter(part);
        isLetter = false;
        socket.write('250 taken\r\n');
      } else {
        isLetter = part === 'DATA';
        socket.write(`${replyTo(part, refuses)}\r\n`);
      }
    }
  });
}

function replyTo(command: string, refuses: boolean): string {
  if (command === 'DATA') return '354 go on';
  if (command === 'QUIT') return '221 bye';
  if (command === 'STARTTLS') return '502 no TLS here';
  if (command.startsWith('RCPT') && refuses) return '550 no such person';
  return '250 ok';
}
