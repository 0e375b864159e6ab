import { expect, test } from 'vitest';
import { SUBSCRIPTIONS, subscriptionOf } from '@yahont/contracts/accounts/subscriptions.ts';
import { addressInMessage } from '@yahont/contracts/accounts/sign-in-page.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { SMS_LENGTH, channelsOf, countSegments, fitSms } from '#src/domains/messages/notifications/index.ts';
import { EVENT_NAMES, eventOf, type EventName } from './event-list.ts';
import { SAMPLE_URL, SAMPLES } from './samples/samples.ts';

const withSms = EVENT_NAMES.filter((event) => channelsOf(eventOf(event)).includes('sms'));
const withPush = EVENT_NAMES.filter((event) => channelsOf(eventOf(event)).includes('push'));

test.each(withSms)('the SMS of %s fits two segments with the longest data', (event) => {
  for (const text of textsOf(event)) {
    expect(text).toMatch(/[а-яё]/);
    expect(text.length, text).toBeLessThanOrEqual(SMS_LENGTH);
    expect(countSegments(text)).toBeLessThanOrEqual(2);
    expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\./);
  }
});

test.each(withPush)('the notice of %s names no price and opens a page of the shop', (event) => {
  const { usual, longest } = SAMPLES[event];
  for (const data of [usual, longest]) {
    const { title, text, path } = push(event, data);
    expect(`${title} ${text}`).not.toMatch(/₽|\d[ \u00A0]?\d{3}[,\u00A0 ]\d/);
    expect(path).toMatch(/^\/(?!\/).*\/$/);
    expect(title.length).toBeLessThanOrEqual(80);
  }
});

test.each(EVENT_NAMES)('every link of %s leads where it says, signed in or not', (event) => {
  const texts = [...linkTexts(event)];
  for (const text of texts) expect(text).not.toMatch(/shop\.example\/personal\//);
  for (const [, path] of texts.join('\n').matchAll(/https:\/\/shop\.example(\/[^\s"<]*)/g))
    expect(path).toMatch(
      /^\/check_user\/\?next=\/personal\/[\w/-]+\/#vhod$|^\/otpiska\/$|^\/(bell|invoice|catalog|news|actions|guide|certificates|showing|holds|favorites\/shared|confirm-email|undo-email|subscription|unsubscribe)\/|^\/api\/papers\/[\w-]{27}$/,
    );
});

test('a page of the account is opened through the sign-in, any other page as it is', () => {
  expect(addressInMessage('/personal/order/7/')).toBe('/check_user/?next=/personal/order/7/#vhod');
  expect(addressInMessage('/personal/orders/?page=2')).toBe(
    '/check_user/?next=/personal/orders/%3Fpage%3D2#vhod',
  );
  expect(addressInMessage('/personal/subscriptions/')).toBe('/otpiska/');
  for (const path of ['/catalog/', '/personalisation/', '/']) expect(addressInMessage(path)).toBe(path);
});

test('every topic of the registry can be subscribed to by each of its channels, and nothing else can', () => {
  const offered = EVENT_NAMES.flatMap((event) => {
    const { class: kind } = eventOf(event);
    return kind === 'service'
      ? []
      : channelsOf(eventOf(event)).map((channel) => subscriptionOf(kind.topic, channel));
  });
  const codes = new Set(offered);
  expect(codes.has(undefined)).toBe(false);
  expect(SUBSCRIPTIONS.filter((code) => !codes.has(code))).toEqual(['orders-push']);
});

test('segments are counted as networks count them', () => {
  expect(['я'.repeat(70), 'я'.repeat(71), 'я'.repeat(134), 'я'.repeat(135)].map(countSegments)).toEqual([
    1, 2, 2, 3,
  ]);
});

test('a long middle of an SMS is shortened at a word, a short one stays', () => {
  expect(fitSms('Ждём вас: ', 'Петровка, 11', '.')).toBe('Ждём вас: Петровка, 11.');
  const long = fitSms('Ждём вас: ', 'Большая Покровская улица, '.repeat(9), '. Код 123456.');
  expect(long.length).toBeLessThanOrEqual(SMS_LENGTH);
  expect(long).toMatch(/(?:улица|Большая|Покровская)…\. Код 123456\.$/);
});

function textsOf<E extends EventName>(event: E): string[] {
  const { usual, longest } = SAMPLES[event];
  return [usual, longest].map(
    (data) => eventOf(event).templates.sms?.({ ...data, publicUrl: SAMPLE_URL }) ?? '',
  );
}

/** All that an event writes with a sample, the hidden parts of its e-mail too. */
function* linkTexts<E extends EventName>(event: E): Iterable<string> {
  for (const data of [SAMPLES[event].usual, SAMPLES[event].longest]) {
    const { sms, mail } = eventOf(event).templates;
    const given = { ...data, publicUrl: SAMPLE_URL };
    if (sms) yield sms(given);
    if (!mail) continue;
    const { html, text } = renderEmail(mail(given));
    yield html;
    yield text;
  }
}

function push<E extends EventName>(event: E, data: (typeof SAMPLES)[E]['usual']) {
  const notice = eventOf(event).templates.push?.({ ...data, publicUrl: SAMPLE_URL });
  if (notice === undefined) throw new Error(`${event} has no notice`);
  return notice;
}
