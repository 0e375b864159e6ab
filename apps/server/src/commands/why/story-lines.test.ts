import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { OrderStory } from '@yahont/api/compose.ts';
import { storyLines } from './story-lines.ts';

/** 12:00 in Moscow. */
const NOON = new Date('2026-11-29T09:00:00Z');
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

const BARE: OrderStory = {
  number: 'Я-100216',
  status: 'awaiting-payment',
  since: hours(-1),
  createdAt: hours(-1),
  total: 12_890_000,
  due: kopecks(12_890_000),
  paidAt: null,
  paymentKind: 'card',
  deliveryKind: 'pickup',
  carrier: null,
  trackNumber: null,
  buyer: '+7916•••1833',
  companion: null,
  waits: [],
  tenders: [],
  payments: [],
  payBy: null,
  transfers: [],
  refunds: [],
  receipts: [],
  differences: [],
  points: [],
  certificates: [],
  history: [],
  pieces: [],
  parcel: null,
  returns: [],
  gifts: [],
  messages: [],
  schedules: [],
  readAt: NOON,
};
const told = (story: Partial<OrderStory>) =>
  storyLines({ ...BARE, ...story })
    .join('\n')
    .replaceAll('\u00A0', ' ');

test('the first lines say where the order is and since when, by the time of Moscow', () => {
  expect(told({})).toMatch(
    /^Я-100216: ждёт оплаты с 29\.11\.2026 11:00 \(60 минут\)\n {2}оформлен 29\.11\.2026 11:00, 128 900 ₽ картой на сайте, доставка: самовывоз из салона\n {2}не оплачен, осталось 128 900 ₽; покупатель \+7916•••1833\n/,
  );
  expect(told({ status: 'completed', paidAt: NOON })).toContain('Ждёт:\n  ничего: заказ закончен');
});

test.each<[OrderStory['waits'][number], string]>([
  [{ for: 'payment', until: hours(1), isPartly: false }, 'оплату до 29.11.2026 13:00 (ещё 60 минут)'],
  [{ for: 'payment', until: hours(50), isPartly: true }, 'остаток оплаты до 01.12.2026 14:00 (ещё 2 дня)'],
  [{ for: 'expiry', since: hours(-3) }, 'НИЧЕГО: срок оплаты вышел 29.11.2026 09:00, 3 часа назад'],
  [{ for: 'transfer', payBy: '2026-12-02' }, 'перевод по счёту до 02.12.2026 включительно'],
  [{ for: 'provider', provider: 'yookassa', since: hours(-1) }, 'ответ «yookassa»: попытка без результата'],
  [{ for: 'assembling' }, 'сборку: её начинает сотрудник'],
  [{ for: 'workshop', left: 2 }, 'мастерскую: не готово работ — 2'],
  [{ for: 'pieces', onTheirWay: 1 }, 'вещи, которые едут в салон: 1'],
  [{ for: 'ready' }, 'конца сборки'],
  [{ for: 'pick-up', until: hours(24) }, 'покупателя в салоне до 30.11.2026 12:00'],
  [{ for: 'pick-up', until: hours(-24) }, 'срок хранения вышел, решает сотрудник'],
  [{ for: 'pick-up', until: null }, 'покупателя в салоне'],
  [
    { for: 'courier', visit: { day: '2026-11-30', from: '10:00', to: '14:00' } },
    'курьера: 30.11.2026 с 10:00 до 14:00',
  ],
  [{ for: 'hand-over', visit: { day: '2026-11-30', from: null, to: null } }, 'вручения курьером: 30.11.2026'],
  [{ for: 'carrier', state: null, since: NOON, problem: null }, 'посылка ещё не зарегистрирована'],
  [
    { for: 'carrier', state: 'refused', since: NOON, problem: 'Пункт закрыт' },
    'посылка — перевозчик отказал, с 29.11.2026 12:00. Причина: Пункт закрыт',
  ],
  [{ for: 'return', id: 20_718, state: 'approved', since: NOON }, 'возврат № 20718: одобрен, ждём вещи'],
  [{ for: 'refund', amount: 500_000, since: NOON, attempts: 2 }, 'возврат денег 5 000 ₽ с 29.11.2026 12:00'],
  [
    { for: 'receipt', kind: 'closing', state: 'dead', since: NOON, fault: 'нет связи' },
    'закрывающий чек: провайдер отказал, решает сотрудник, с 29.11.2026 12:00. Причина: нет связи',
  ],
  [{ for: 'gift', until: NOON }, 'отправку сертификата 29.11.2026 12:00'],
  [{ for: 'failed-message', topic: 'send-sms', at: null }, 'сообщение send-sms не ушло'],
  [{ for: 'difference', kind: 'amount', since: NOON }, 'решения о расхождении с банком (amount)'],
])('%j has its rule in words', (wait, words) => {
  expect(told({ waits: [wait] })).toContain(`Ждёт:\n  `);
  expect(told({ waits: [wait] })).toContain(words);
});

test('attempts, refunds and messages have a line each', () => {
  const text = told({
    payments: [
      {
        id: 'a1',
        provider: 'yookassa',
        providerId: '2d1f',
        method: 'card',
        amount: 12_890_000,
        state: 'refused',
        refusal: 'insufficient-funds',
        heldUntil: null,
        createdAt: NOON,
        changedAt: NOON,
      },
    ],
    refunds: [
      {
        id: 'b2',
        amount: 100_000,
        reason: 'cancelled',
        state: 'pending',
        createdAt: NOON,
        changedAt: NOON,
        parts: [
          { refundId: 'b2', kind: 'card', amount: 100_000, state: 'pending', providerId: null, attempt: 1 },
        ],
      },
    ],
    messages: [
      {
        topic: 'send-sms',
        to: '+7916•••1833',
        state: 'held',
        at: null,
        until: hours(21),
        tries: 0,
        error: null,
      },
      {
        topic: 'send-mail',
        to: 'a•••@mail.ru',
        state: 'failed',
        at: NOON,
        until: null,
        tries: 12,
        error: '550',
      },
    ],
    schedules: [{ name: 'process-receipts', state: 'failed', at: '2026-11-29T09:00:00Z' }],
    points: [{ points: -100, reason: 'spent', at: NOON }],
  });
  for (const line of [
    '29.11.2026 12:00 yookassa 2d1f, карта 128 900 ₽: отказ: не хватает денег, с 29.11.2026 12:00',
    '29.11.2026 12:00 1 000 ₽ (отмена): НЕ ЗАКОНЧЕН',
    'карта 1 000 ₽: ждёт, отменён банком раз: 1',
    'send-sms → +7916•••1833: ждёт утра, не раньше 30.11.2026 09:00',
    '29.11.2026 12:00 send-mail → a•••@mail.ru: НЕ УДАЛОСЬ, попыток 12. 550',
    'process-receipts: НЕ УДАЛОСЬ, 29.11.2026 12:00',
    'баллы -100 (spent)',
  ])
    expect(text).toContain(line);
});
