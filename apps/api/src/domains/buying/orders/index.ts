export { describeOrder } from './get-order.ts';
export { expireOverdue, expireReservations } from './expire-reservations.ts';
export { getOrderForMessages, orderForMessages, readForMessages } from './messages/get-order-for-messages.ts';
export type { OrderForMessages } from './messages/get-order-for-messages.ts';
export type { HandedOver } from './messages/read-handed-over.ts';
export { insertOrder, NEXT_ORDER_ID } from './insert-order.ts';
export { companionWrite } from './insert-order.sql.ts';
export type { WrittenOrder } from './insert-order.ts';
export type { NewOrderLine } from './insert-order.sql.ts';
export { eraseGiftReceiver, findGiftReceiver } from './gift-receiver.ts';
export { listBoughtProducts } from './list-bought-products.ts';
export { findEvents, findLines, findOrderByKey, findOwnOrder, getOrderRow, paidFor } from './load-orders.ts';
export type { OrderEventRow, OrderLineRow, OrderRow } from './load-orders.ts';
export { lockOrder, moveOrder } from './move-order.ts';
export type { MoveResult } from './move-order.ts';
export { earlierOrdersRead, openCashOrdersRead } from './buyers/earlier-orders.sql.ts';
export { changeWayOf, moneyOf } from './tenders/change-way.ts';
export { openForPayment } from './tenders/open-for-payment.ts';
export { orderNumber } from './order-number.ts';
export { handOver } from './office/hand-over.ts';
export type { HandOverEffects } from './office/hand-over.ts';
export { lockVisit, moveVisit } from './visits/courier-visit.ts';
export { findOwnVisit } from './visits/own-visit.ts';
export type { OwnVisit } from './visits/own-visit.ts';
export { describeOfficeOrder } from './office/office-order.ts';
export { checkSeen, lockForStaff } from './office/lock-for-staff.ts';
export { forgetScans, requireToSend } from './office/move-by-staff.ts';
export { COMMAND_STATES, moveByCommand } from './office/move-by-command.ts';
export type { CommandMove } from './office/move-by-command.ts';
export { isCancellable, isPayable } from './order-states.ts';
export { dueOf, toOrder } from './orders.mapper.ts';
export type { OrderDeps } from './orders.mapper.ts';
export { cashKept, paidAndLeft } from './tenders/money-to-take.ts';
export {
  findOnlineTender,
  findTenders,
  isPartlyPaid,
  lockBalances,
  lockTenders,
  noteByCard,
  noteNotTaken,
  payTender,
  promiseBack,
  restOf,
  splitRest,
} from './tenders/tenders.ts';
export type { TenderRow } from './tenders/tenders.ts';
export { keepMessage } from './office/change/keep-message.ts';
export { isPriceOpen, writeChange } from './office/change/write-change.ts';
export type { OrderWay } from './office/change/changed-fields.ts';
export { raiseVersion } from './office/raise-version.ts';
export { reviveOrder } from './revive-order.ts';
export { holdUntil } from './hold-until.ts';
export { setTrackNumber } from './set-track-number.ts';
export { setBonusToEarn } from './set-bonus-to-earn.ts';
export { markPartsReminded } from './storage/mark-parts-reminded.ts';
