import { formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { ScheduledPayment } from '@yahont/values/sums/instalment.ts';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';

type Props = { schedule: readonly ScheduledPayment[]; today: IsoDate };

/** Each payment of an instalment with its day. */
export function PaymentSchedule({ schedule, today }: Props) {
  return (
    <SumRows>
      {schedule.map(({ date, amount }) => (
        <SumRow
          key={date}
          name={date === today ? 'Сегодня' : formatDate(date)}
          value={formatRoubles(amount)}
        />
      ))}
    </SumRows>
  );
}
