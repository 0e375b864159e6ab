import { describe, expect, test } from 'vitest';
import { composeEmail, renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { lintMail } from '#src/testing/mail/lint-mail.ts';
import { channelsOf } from '#src/domains/messages/notifications/index.ts';
import { EVENT_NAMES, eventOf, type EventName } from './event-list.ts';
import { ORDER, SAMPLE_PICTURES } from './samples/order-samples.ts';
import { SAMPLE_URL, SAMPLES } from './samples/samples.ts';

const withMail = EVENT_NAMES.filter((event) => channelsOf(eventOf(event)).includes('mail'));

describe.each(withMail)('%s', (event) => {
  test.each(['usual', 'longest'] as const)('the e-mail with %s data is read in five programs', (size) => {
    expect(lintMail(mailOf(event, size), SAMPLE_URL)).toEqual([]);
  });

  test('only an e-mail of a topic can be unsubscribed from', () => {
    const isTopic = eventOf(event).class !== 'service';
    expect(Object.keys(mailOf(event, 'usual').headers ?? {})).toEqual(
      isTopic ? ['List-Unsubscribe', 'List-Unsubscribe-Post'] : [],
    );
  });
});

describe('a letter about an order', () => {
  const { html, text, subject } = mailOf('order-paid', 'usual');

  test('shows each piece with its picture, its choices and its price', () => {
    const piece =
      /<img src="([^"]+)" width="96" height="96" alt="Кольцо[^"]*".*?Размер\s16,5.*?128\s900\s₽/s.exec(html);
    expect(piece?.[1]).toBe(`${SAMPLE_URL}/pictures/${SAMPLE_PICTURES[0]}/240.jpeg`);
  });

  test('has one button, the logo as a picture for each ground, and a serif heading over a grotesque', () => {
    expect(html.match(/<td class="button/g)).toHaveLength(1);
    for (const ground of ['onlight', 'ondark'])
      expect(html).toContain(
        `${SAMPLE_URL}/icons/letter-logo-${ground}.png" width="138" height="24" alt="Яхонт"`,
      );
    expect(html).toMatch(/<h1[^>]*Cormorant[^>]*Georgia/);
    expect(html).toMatch(/<body[^>]*Manrope,Helvetica,Arial/);
  });

  test('says what, when and where in its subject, and days of work as working days', () => {
    expect(subject.replaceAll(/\s/g, ' ')).toBe(
      'Заказ № 100216 оплачен: курьер 25 ноября с 10:00 до 14:00 — «Яхонт»',
    );
    expect(text.replaceAll(/\s/g, ' ')).toContain('нанесём надпись — 2 рабочих дня.');
  });

  test('shows a gift certificate, which has no picture, with the mark of the house', () => {
    const [line] = ORDER.lines;
    if (line === undefined) throw new Error('the sample has no lines');
    const gift = {
      ...line,
      name: 'Подарочный сертификат',
      details: [],
      subject: 'payment' as const,
      picture: null,
    };
    const body = eventOf('order-paid').templates.mail?.({ ...ORDER, lines: [gift], publicUrl: SAMPLE_URL });
    expect(body && renderEmail(body, { publicUrl: SAMPLE_URL }).html).toContain(
      '/icons/icon-192.png" width="96"',
    );
  });

  test('shows the code of a store in large digits, and names the store in the subject', () => {
    const ready = mailOf('order-ready', 'usual');
    expect(ready.html).toMatch(/letter-spacing:8px[^>]*><span[^>]*>418302/);
    expect(ready.subject).toMatch(/код\s418302/);
  });

  test('about a transfer asks for it by its one button and links to the order besides', () => {
    const { html: invoice } = mailOf('invoice-issued', 'usual');
    expect(invoice.match(/<td class="button/g)).toHaveLength(1);
    expect(invoice).toContain('>Открыть счёт</a>');
    expect(invoice).toContain('>Открыть заказ</a>');
  });
});

test('a refund of a piece alone has one line between the piece and the total', () => {
  const { html } = mailOf('refund-sent', 'usual');
  const total = /<tr><td[^>]*>Итого/.exec(html)?.[0] ?? '';
  expect(total).not.toContain('border-top-width');
  expect(/<tr><td[^>]*>Итого/.exec(mailOf('order-paid', 'usual').html)?.[0]).toContain('border-top-width');
});

test('a newsletter has the picture of its page above the heading', () => {
  const { html } = mailOf('novelty-letter', 'usual');
  const picture = html.indexOf(`/pictures/${SAMPLE_PICTURES[1]}/1200.jpeg`);
  expect(picture).toBeGreaterThan(0);
  expect(picture).toBeLessThan(html.indexOf('<h1'));
});

test('an e-mail to the operators is read in five programs too', () => {
  const mail = composeEmail({
    title: 'Обращение № 17',
    paragraphs: ['Анна, +7 (916) 204-18-33', 'Где мой <перстень>?\nЖду ответа & спасибо'],
    link: { text: 'Открыть', url: `${SAMPLE_URL}/office/?a=1&b=2` },
  });
  expect(lintMail(mail, SAMPLE_URL)).toEqual([]);
});

describe('the linter', () => {
  const good = composeEmail({ title: 'Проба', paragraphs: ['Здравствуйте!'] });
  const spoil = (from: string, to: string) =>
    lintMail({ ...good, html: good.html.replace(from, to) }, SAMPLE_URL);

  test.each([
    ['a property', ';margin:0 0 16px;', ';display:flex;margin:0 0 16px;'],
    ['an element', 'Здравствуйте!</p>', 'Здравствуйте!</p><svg></svg>'],
    [
      'a picture of others',
      'Здравствуйте!</p>',
      'Здравствуйте!</p><img src="https://x.example/a.png" height="1" alt="а">',
    ],
    [
      'a picture without words',
      'Здравствуйте!</p>',
      `Здравствуйте!</p><img src="${SAMPLE_URL}/a.png" height="1">`,
    ],
    ['a remote ground', ';margin:0 0 16px;', ';background-color:url(https://x.example/a.png);'],
    ['a pale colour', 'style="color:#1c1a17', 'style="color:#cccccc'],
    ['a wide table', 'width="600"', 'width="700"'],
    ['a style of its own', '<style>', '<style>p{color:red}'],
    ['no scheme of colours', 'name="color-scheme"', 'name="colours"'],
    ['a foreign link', 'Здравствуйте!</p>', '<a href="http://x.example/">Здравствуйте!</a></p>'],
    ['a sum that the text lacks', 'Здравствуйте!</p>', '100\u00A0₽</p>'],
    ['a table that is read out', '<table role="presentation"', '<table'],
  ])('finds %s', (_what, from, to) => {
    expect(good.html).toContain(from);
    expect(spoil(from, to)).not.toEqual([]);
  });

  test('finds a text that is lost on a dark ground', () => {
    const mail = renderEmail({
      title: 'Проба',
      blocks: [
        {
          kind: 'card',
          ground: '#17161a',
          ink: '#1c1a17',
          line: '#000000',
          rows: [{ text: 'Не видно', style: 'font-size:14px' }],
        },
      ],
    });
    expect(lintMail(mail, SAMPLE_URL).join()).toContain('Не видно');
  });

  test('finds an e-mail that Gmail would cut off', () => {
    const paragraphs = ['Здравствуйте! '.repeat(6000)];
    expect(lintMail(composeEmail({ title: 'Проба', paragraphs }), SAMPLE_URL)).toEqual([
      'longer than Gmail shows',
    ]);
  });
});

function mailOf<E extends EventName>(event: E, size: 'usual' | 'longest') {
  const row = eventOf(event);
  const body = row.templates.mail?.({ ...SAMPLES[event][size], publicUrl: SAMPLE_URL });
  if (body === undefined) throw new Error(`${event} has no e-mail`);
  const unsubscribe = `${SAMPLE_URL}/unsubscribe/a1B2/`;
  return renderEmail(body, { publicUrl: SAMPLE_URL, ...(row.class === 'service' ? {} : { unsubscribe }) });
}
