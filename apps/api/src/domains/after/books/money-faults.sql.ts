/** Statements of `findFaults` about money and points; each gives kind, orders, subject, expected, found. */
export const MONEY_FAULTS: readonly string[] = [
  // The tenders of an order add up to its total.
  `select 'order-tenders' as kind, array[orders.id] as orders, '' as subject, orders.total as expected, paid.amount as found
   from orders cross join lateral (
     select coalesce(sum(order_tenders.amount), 0) as amount from order_tenders where order_tenders.order_id = orders.id
   ) as paid
   where orders.total <> paid.amount`,
  // A payment that brought money has paid its tender, and no two have paid the same one.
  `select 'payment-tender', array[order_tenders.order_id], '',
     case when order_tenders.state = 'paid' then order_tenders.amount else 0 end, came.amount
   from order_tenders join (
     select payments.tender_id as tender, sum(payments.amount) as amount from payments
     where payments.state = 'succeeded' group by payments.tender_id
   ) as came on came.tender = order_tenders.id
   where order_tenders.state <> 'paid' or order_tenders.amount <> came.amount`,
  // What a tender gave back are the parts of refunds, without those of payments that came twice, and of refunds that give
  // back what an exchange had carried over before.
  `select 'tender-refunds', array[order_tenders.order_id], '', order_tenders.refunded, back.amount
   from order_tenders cross join lateral (
     select coalesce(sum(refund_parts.amount), 0) as amount from refund_parts
     join refunds on refunds.id = refund_parts.refund_id
     where refund_parts.tender_id = order_tenders.id and refund_parts.payment_id is null and refunds.exchanged_id is null
   ) as back
   where order_tenders.refunded <> back.amount`,
  `select 'refund-parts', array[refunds.order_id], '', refunds.amount, parts.amount
   from refunds cross join lateral (
     select coalesce(sum(refund_parts.amount), 0) as amount from refund_parts where refund_parts.refund_id = refunds.id
   ) as parts
   where refunds.amount <> parts.amount`,
  // Double entry: what came to the balance less what left it is the balance.
  `select 'certificate-ledger', '{}'::bigint[], certificates.last_four, certificates.balance, ledger.balance
   from certificates cross join lateral (
     select coalesce(sum(certificate_entries.amount) filter (where certificate_entries.to_account = 'balance'), 0)
       - coalesce(sum(certificate_entries.amount) filter (where certificate_entries.from_account = 'balance'), 0) as balance,
       coalesce(sum(certificate_entries.amount) filter (where certificate_entries.from_account = 'sold'), 0) as sold
     from certificate_entries where certificate_entries.certificate_id = certificates.id
   ) as ledger
   where certificates.balance <> ledger.balance or certificates.amount <> ledger.sold`,
  `select 'certificate-tender', array[order_tenders.order_id], '',
     case when order_tenders.state = 'released' then 0 else order_tenders.amount - order_tenders.refunded end, used.amount
   from order_tenders cross join lateral (
     select coalesce(sum(case certificate_entries.to_account when 'used' then certificate_entries.amount
       else -certificate_entries.amount end), 0) as amount
     from certificate_entries where certificate_entries.tender_id = order_tenders.id
   ) as used
   where order_tenders.kind = 'certificate'
     and used.amount <> case when order_tenders.state = 'released' then 0 else order_tenders.amount - order_tenders.refunded end`,
  // Points that were spent are points that somebody had.
  `select 'points-uses', '{}'::bigint[], bonus_entries.account_id::text, abs(bonus_entries.points), used.points
   from bonus_entries join (
     select bonus_uses.credit_id as entry, sum(bonus_uses.points) as points from bonus_uses group by bonus_uses.credit_id
     union all
     select bonus_uses.debit_id, sum(bonus_uses.points) from bonus_uses group by bonus_uses.debit_id
   ) as used on used.entry = bonus_entries.id
   where used.points > abs(bonus_entries.points)`,
  // An order spent as many points as its tenders say, and refunds have returned the rest.
  `select 'points-order', array[orders.id], '', tenders.points, entries.points
   from orders cross join lateral (
     select coalesce(sum(ceil(order_tenders.amount / 100.0)) filter (where order_tenders.state <> 'released'), 0)
       - (select coalesce(sum(refund_parts.points), 0) from refund_parts
          join order_tenders as own on own.id = refund_parts.tender_id
          where own.order_id = orders.id and own.kind = 'bonus') as points
     from order_tenders where order_tenders.order_id = orders.id and order_tenders.kind = 'bonus'
   ) as tenders cross join lateral (
     select coalesce(-sum(bonus_entries.points), 0) as points from bonus_entries
     where bonus_entries.order_id = orders.id and bonus_entries.reason in ('spent', 'returned')
   ) as entries
   where tenders.points <> entries.points`,
];
