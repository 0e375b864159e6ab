import type { Write } from '#src/platform/database/statement.ts';
import type { OrderLineRow } from './load-orders.ts';
import type { TenderRow } from './tenders/tenders.ts';

export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>;

/** The text is the same for any number of tenders, like that of the lines. */
export function tendersWrite(tenders: readonly TenderRow[]): Write {
  const rows = tenders.map(({ id, orderId, position, kind, amount, state, reference, changedAt }) => ({
    id,
    order_id: orderId,
    position,
    kind,
    amount,
    state,
    reference,
    changed_at: changedAt,
  }));
  return (bind) => `
    insert into order_tenders (id, order_id, position, kind, amount, state, reference, changed_at)
    select * from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb) as tender(
      id uuid, order_id bigint, position int, kind text, amount bigint, state text, reference text,
      changed_at timestamptz)`;
}

/** The items of each line; a line is identified by its position until it has an id. */
export function itemsWrite(lines: readonly NewOrderLine[]): Write {
  const rows = lines.flatMap(({ position, uins }) =>
    uins.map((uin, index) => ({ line: position, uin, position: index })),
  );
  return (bind) => `
    insert into order_line_items (line_id, uin, position)
    select lines_written.id, item.uin, item.position
    from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb) as item(line int, uin text, position int)
    join lines_written on lines_written.position = item.line`;
}

/** Names the second order of a cart in the first one, in the statement that writes the second. */
export function companionWrite(orderId: number, companionId: number): Write {
  return (bind) => `update orders set companion_id = ${bind(companionId)} where id = ${bind(orderId)}`;
}
