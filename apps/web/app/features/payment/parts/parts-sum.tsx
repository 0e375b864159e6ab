import type { OrderParts } from '@yahont/contracts/payment/parts.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { SumRow, SumRows, SumTotal } from '#app/ui/text/sum-rows.tsx';

type Props = { parts: Pick<OrderParts, 'parts' | 'due' | 'paid' | 'left'>; offsetHours: number };

const NAMES: Partial<Record<OrderParts['parts'][number]['kind'], string>> = {
  card: 'Картой',
  sbp: 'Через СБП',
  sberpay: 'СберПэй',
  till: 'В\u00A0кассе салона',
};

/** What was paid in parts so far, and what is left. */
export function PartsSum({ parts: { parts, due, paid, left }, offsetHours }: Props) {
  return (
    <div>
      <SumRows>
        <SumRow name="Сумма заказа" value={formatRoubles(due)} />
        {parts.map(({ kind, amount, at }) => (
          <SumRow
            key={`${at}${kind}${amount}`}
            name={nbsp(`${NAMES[kind] ?? 'Оплата'}, ${momentText(at, offsetHours)}`)}
            value={formatRoubles(amount)}
          />
        ))}
        {parts.length > 1 && <SumRow name="Оплачено всего" value={formatRoubles(paid)} />}
      </SumRows>
      <SumTotal name="Осталось" value={formatRoubles(left)} />
    </div>
  );
}

/** «30 ноября, 23:59», in the city's time. */
export function momentText(iso: string, offsetHours: number): string {
  const at = new Date(iso);
  return nbsp(`${formatDayMonth(cityDate(at, offsetHours))}, ${cityTimeOfDay(at, offsetHours)}`);
}
