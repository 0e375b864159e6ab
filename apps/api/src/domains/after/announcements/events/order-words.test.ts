import { expect, test } from 'vitest';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { ORDER_TEXTS } from './families/order-texts.ts';
import { place } from './families/store-words.ts';
import { BY_INVOICE, ORDER } from './samples/order-samples.ts';
import { SAMPLE_URL } from './samples/samples.ts';
import { eventOf } from './event-list.ts';

const told = (order: typeof ORDER) => ({ ...order, publicUrl: SAMPLE_URL });
const COMPANY = { inn: '7707083893', kpp: '770701001', name: 'ООО «Север»', address: 'Москва, Тверская, 1' };

test('a store whose address says its name is named once', () => {
  const at = (storeName: string | null) =>
    place({ ...ORDER, storeName, deliveryAddress: 'Москва, ул. Петровка, 11' });
  expect(at('Петровка, 11')).toBe('Москва, ул. Петровка, 11');
  expect(at('Атриум')).toBe('Атриум, Москва, ул. Петровка, 11');
  expect(at(null)).toBe('Москва, ул. Петровка, 11');
});

test('the hours of the courier are in the letter and the SMS, as they were chosen', () => {
  const { next, sms } = ORDER_TEXTS['order-paid'](told(ORDER));
  for (const text of [next, sms.before]) expect(text.replaceAll('\u00A0', ' ')).toContain('с 10:00 до 14:00');
  expect(ORDER_TEXTS['order-paid'](told({ ...ORDER, visitHours: null })).next).not.toContain('10:00');
});

test('a company, which gets no receipt, is promised none', () => {
  expect(ORDER_TEXTS['order-handed-over'](told(ORDER)).next).toContain('Чек и документы ждут');
  const { next } = ORDER_TEXTS['order-handed-over'](told({ ...BY_INVOICE, company: COMPANY }));
  expect(next).toContain('Документы ждут');
  expect(next).not.toContain('Чек');
});

test('one pendant three times is one row of the letter', () => {
  const [line] = ORDER.lines;
  if (line === undefined) throw new Error('the sample has no lines');
  const { templates } = eventOf('order-paid');
  const body = templates.mail?.(told({ ...ORDER, lines: [line, line, line] }));
  if (body === undefined) throw new Error('order-paid has no e-mail');
  const text = renderEmail(body).text.replaceAll('\u00A0', ' ');
  expect(text.split(line.name.replaceAll('\u00A0', ' '))).toHaveLength(2);
  expect(text).toContain(', 3 шт.');
});

test('a pickup whose address says the name of its store is written where it is waited for, once', () => {
  const order = { ...ORDER, deliveryKind: 'pickup' as const, storeName: 'Петровка, 11' };
  const { next, whenAndWhere } = ORDER_TEXTS['order-placed'](
    told({ ...order, deliveryAddress: 'ул. Петровка, 11' }),
  );
  expect(next.replaceAll('\u00A0', ' ')).toContain(
    'Напишем, когда заказ можно забрать; ждём к 25 ноября: ул. Петровка, 11.',
  );
  expect(whenAndWhere?.replaceAll('\u00A0', ' ')).toBe('ждём к 25 ноября, Петровка, 11');
});

test('an order for somebody else says whom the courier calls and whose passport is asked for', () => {
  const receiver = { name: 'Мария', lastName: 'Смирнова', phone: '+79160000000', isSurprise: true };
  const coming = ORDER_TEXTS['order-on-its-way'](told({ ...ORDER, receiver })).next;
  expect(coming).toContain('позвонит перед приездом вам, а не получателю');
  expect(coming).toContain('Получит Мария Смирнова: нужен паспорт.');
  const ready = { ...ORDER, deliveryKind: 'pickup' as const, receiver };
  expect(ORDER_TEXTS['order-ready'](told(ready)).next).not.toContain('Возьмите с собой');
});
