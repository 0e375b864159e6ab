/** Statements of `findFaults` about pieces; each gives kind, orders, subject, expected, found. */
export const PIECE_FAULTS: readonly string[] = [
  // A piece is in one order that goes on, or in one sale of a store.
  `select 'piece-twice' as kind, array_remove(array_agg(taken.order_id order by taken.order_id), null) as orders,
     taken.uin as subject, 1 as expected, count(*) as found
   from (
     select order_line_items.uin, orders.id as order_id from order_line_items
     join order_lines on order_lines.id = order_line_items.line_id
     join orders on orders.id = order_lines.order_id
     where orders.status not in ('cancelled', 'expired', 'refunded')
       and not exists (select 1 from refund_lines where refund_lines.order_line_id = order_lines.id)
     union all
     select items.uin, null from items where items.state = 'sold' and items.sale_id is not null
   ) as taken
   group by taken.uin having count(*) > 1`,
  // The order that a piece names has a line with it.
  `select 'piece-order', array[items.order_id], items.uin, 1, 0
   from items
   where items.order_id is not null and not exists (
     select 1 from order_line_items join order_lines on order_lines.id = order_line_items.line_id
     where order_line_items.uin = items.uin and order_lines.order_id = items.order_id)`,
];
