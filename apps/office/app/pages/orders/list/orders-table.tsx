import type { OfficeOrderRow } from '@yahont/contracts/office/order-lists/order-list.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Cell, DataRow, DataTable } from '#app/parts/lists/data-table.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { ORDER_STATUS } from '#app/lib/words/orders.ts';
import { namesText, waitOf, whenText, whereText } from './row-words.ts';
import styles from './orders-table.module.css';

const COLUMNS = [
  { name: 'Состояние', width: '132px' },
  { name: 'Номер', width: '84px' },
  { name: 'Ждёт', width: '66px', isNumber: true },
  { name: 'Покупатель', width: '142px' },
  { name: 'Изделия' },
  { name: 'Где', width: '104px' },
  { name: 'Получение', width: '112px' },
  { name: 'Сумма', width: '100px', isNumber: true },
] as const;

type Props = {
  rows: readonly OfficeOrderRow[];
  at: number | null;
  /** Filters, which the page of an order keeps. */
  query: string;
  onPick: (id: number) => void;
};

export function OrdersTable({ rows, at, query, onPick }: Props) {
  const now = useNow();
  const stores = useStores();
  return (
    <DataTable label="Заказы" columns={COLUMNS}>
      {rows.map((row) => {
        const wait = waitOf(row, now);
        const { name, shape } = ORDER_STATUS[row.status];
        return (
          <DataRow
            key={row.id}
            to={`/orders/${row.id}${query}`}
            label={`${row.number}, ${name.toLowerCase()}`}
            isSelected={row.id === at}
            onPick={() => onPick(row.id)}
            head={<Mark shape={shape}>{name}</Mark>}
          >
            <Cell>
              <b>{row.number}</b>
            </Cell>
            <Cell isNumber tone={wait.tone}>
              {wait.text}
            </Cell>
            <Cell>
              {row.buyer.name} {row.buyer.lastName}
            </Cell>
            <Cell>{namesText(row.names)}</Cell>
            <Cell tone="muted">{whereText(row, stores.data)}</Cell>
            <Cell>
              <span className={styles.when}>
                <Icon name={DELIVERY[row.delivery.kind].isCollected ? 'store' : 'truck'} size={16} />
                {whenText(row, now)}
              </span>
            </Cell>
            <Cell isNumber>
              <b>{formatRoubles(row.total)}</b>
            </Cell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}
