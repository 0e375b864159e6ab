import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import { PICKUP } from '../testing/pickup.ts';
import { OrderHistory } from './order-history.tsx';

/** The history of an order whose whole sum was refunded to its tender. */
function shown(kind: TenderKind): string {
  const history: Order['history'] = [
    { status: 'cancelled', at: '2026-11-20T09:00:00.000Z', note: 'cancelled-by-buyer' },
    { status: 'refunded', at: '2026-11-20T10:00:00.000Z', note: 'money-returned' },
  ];
  const tenders: Order['tenders'] = [
    { kind, amount: kopecks(100), state: 'paid', refunded: kopecks(100), notTaken: kopecks(0) },
  ];
  const markup = renderToStaticMarkup(
    <OrderHistory
      history={history}
      delivery={PICKUP}
      tenders={tenders}
      clock={{ offsetHours: 3, today: '2026-11-21' }}
    />,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('money that a bank carries is sent, and has not come back yet', () => {
  const text = shown('card');
  expect(text).toContain('Деньги отправлены');
  expect(text).toContain('Банк зачислит их в течение десяти дней');
  expect(text).not.toMatch(/возвращены|вернули/i);
});

test('cash and points are back at once', () => {
  expect(shown('cash')).toContain('Деньги выданы наличными');
  expect(shown('bonus')).toContain('Вернули бонусы');
  for (const kind of ['cash', 'bonus'] as const) expect(shown(kind)).not.toMatch(/отправлены|[Бб]анк/);
});
