import { expect, test } from 'vitest';
import { CERTIFICATE_DESIGNS } from '@yahont/values/certificates/gift.ts';
import { kopecks } from '@yahont/values/money.ts';
import { GIFT } from '#src/testing/money/sold-certificates.ts';
import { writeMail } from '#src/domains/messages/notifications/index.ts';
import { CERTIFICATE_EVENTS, type CertificateWords } from './certificate-events.ts';

const WORDS: CertificateWords = {
  gift: GIFT,
  amount: kopecks(3_000_000),
  code: 'GDXJ28QE9QUSQNKMUN9E',
  // The last second of the day before in London, and already the next day in Moscow.
  expiresAt: new Date('2029-11-22T22:00:00Z'),
  url: 'https://yahont.test/certificates/gift/link/',
};

const compose = (words: CertificateWords) =>
  writeMail(CERTIFICATE_EVENTS['certificate-sent'], { ...words, publicUrl: 'https://yahont.test' });

test('the mail has a card in the colours of its picture, the code by groups, and its last day in Moscow', () => {
  const { subject, text, html } = compose(WORDS);
  expect(subject).toBe('Мария, вам подарок\u00A0— «Яхонт»');
  expect(text).toContain('GDXJ-28QE-9QUS-QNKM-UN9E');
  expect(text).toContain(WORDS.url);
  for (const part of ['GDXJ', 'UN9E', '30\u00A0000\u00A0₽', 'Выбери сама', 'Андрей', WORDS.url])
    expect(html).toContain(part);
  expect(html).toContain('до\u00A023\u00A0ноября\u00A02029\u00A0года');
  const grounds = CERTIFICATE_DESIGNS.map(
    (design) => /bgcolor="(#\w+)"/.exec(compose({ ...WORDS, gift: { ...GIFT, design } }).html)?.[1],
  );
  expect(new Set(grounds).size).toBe(3);
});

test('markup in a greeting is text, its lines stay, and without a greeting there is no empty line', () => {
  const withGreeting = (greeting: string) => compose({ ...WORDS, gift: { ...GIFT, greeting } });
  const { html, text } = withGreeting('С праздником!\n<img src=x>');
  expect(html).toContain('С\u00A0праздником!<br>&lt;img src=x&gt;');
  expect(html).toContain('line-height:28px;font-style:italic');
  expect(html).not.toContain('<img src=x');
  expect(text).toContain('С\u00A0праздником!\n<img src=x>');
  const without = withGreeting('');
  expect(without.html).not.toContain('line-height:28px;font-style:italic');
  expect(without.text, 'no signature without words').not.toMatch(/^Андрей$/m);
});

test('the frame of a mail is no wider than a phone', () => {
  expect(compose(WORDS).html).toContain('width:100%;max-width:600px');
});
