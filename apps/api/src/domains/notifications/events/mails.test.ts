import { describe, expect, test } from 'vitest';
import { composeEmail, renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { lintMail } from '#src/testing/mail/lint-mail.ts';
import { EVENT_NAMES } from './event-list.ts';
import { SAMPLE_URL, SAMPLES } from './samples/samples.ts';
import type { EventName } from './event-data.ts';
import { channelsOf, rowOf } from './write-event.ts';

const withMail = EVENT_NAMES.filter((event) => channelsOf(event).includes('mail'));

describe.each(withMail)('%s', (event) => {
  test.each(['usual', 'longest'] as const)('the e-mail with %s data is read in five programs', (size) => {
    expect(lintMail(mailOf(event, size), SAMPLE_URL)).toEqual([]);
  });

  test('only an e-mail of a topic can be unsubscribed from', () => {
    const isTopic = rowOf(event).class !== 'service';
    expect(Object.keys(mailOf(event, 'usual').headers ?? {})).toEqual(
      isTopic ? ['List-Unsubscribe', 'List-Unsubscribe-Post'] : [],
    );
  });
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
    ['a remote image', ';margin:0 0 16px;', ';background-color:url(https://x.example/a.png);'],
    ['a pale colour', 'style="color:#1c1a17', 'style="color:#cccccc'],
    ['a wide table', 'width="560"', 'width="700"'],
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
  const row = rowOf(event);
  const body = row.templates.mail?.({ ...SAMPLES[event][size], publicUrl: SAMPLE_URL });
  if (body === undefined) throw new Error(`${event} has no e-mail`);
  return renderEmail(body, row.class === 'service' ? {} : { unsubscribe: `${SAMPLE_URL}/unsubscribe/a1B2/` });
}
