import type { OfficeOrderRow } from '@yahont/contracts/office/order-lists/order-list.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { ORDER_STATUS, PAYMENT_BY } from '#app/lib/words/orders.ts';
import { namesText, waitOf, whenText, whereText } from './row-words.ts';

type Props = { rows: readonly OfficeOrderRow[]; query: string };

export function OrdersCards({ rows, query }: Props) {
  const now = useNow();
  const stores = useStores();
  return (
    <Cards label="Заказы">
      {rows.map((row) => {
        const wait = waitOf(row, now);
        const { name, shape } = ORDER_STATUS[row.status];
        return (
          <Card
            key={row.id}
            to={`/orders/${row.id}${query}`}
            head={
              <>
                <Mark shape={shape}>{name}</Mark>
                <b>{row.number}</b>
              </>
            }
            age={<Toned tone={wait.tone}>{wait.text}</Toned>}
            title={
              <>
                {row.buyer.name} {row.buyer.lastName}{' '}
                {row.buyer.phoneTail !== '' && <Toned tone="muted">··{row.buyer.phoneTail}</Toned>}
              </>
            }
            lines={[namesText(row.names), `${whereText(row, stores.data)}, ${whenText(row, now)}`]}
            side={
              <>
                <b>{formatRoubles(row.total)}</b>
                <small>{PAYMENT_BY[row.paymentKind]}</small>
              </>
            }
          />
        );
      })}
    </Cards>
  );
}
