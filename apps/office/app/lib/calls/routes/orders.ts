import type {
  registerParcelAgain as parcelAgain,
  sendParcelElsewhere as parcelElsewhere,
} from '@yahont/contracts/office/delivery/parcels.ts';
import type { changeVisit as visit } from '@yahont/contracts/office/delivery/visits.ts';
import type {
  getOfficePapers as papers,
  recordPowerOfAttorney as power,
} from '@yahont/contracts/office/money/papers.ts';
import type {
  getOfficeParts as parts,
  recordTillPart as tillPart,
  recordTillRefund as tillRefund,
} from '@yahont/contracts/office/money/till-parts.ts';
import type {
  listOrderNotes as notes,
  writeOrderNote as note,
} from '@yahont/contracts/office/order-lists/order-notes.ts';
import type {
  changeOrder as changed,
  getOrderChoices as choices,
} from '@yahont/contracts/office/order-work/change-order.ts';
import type {
  listOrderMessages as messages,
  writeOrderMessage as message,
} from '@yahont/contracts/office/order-work/order-messages.ts';
import type { listOfficeOrders as orders } from '@yahont/contracts/office/order-lists/order-list.ts';
import type {
  assembleOrder as assemble,
  cancelOrderByStaff as cancel,
  extendStorage as storage,
  finishWork as work,
  getOfficeOrder as order,
  handOverOrder as handOver,
  readyOrder as ready,
  replacePiece as replace,
  scanPiece as scan,
  sendOrder as send,
} from '@yahont/contracts/office/orders.ts';
import type { handOverPart as handPart, openReturn as asked } from '@yahont/contracts/office/returns.ts';
import { route } from '../route.ts';

export const listOfficeOrders = route<typeof orders>('GET', '/office/api/orders');
export const getOfficeOrder = route<typeof order>('GET', '/office/api/orders/{id}');
export const assembleOrder = route<typeof assemble>('POST', '/office/api/orders/{id}/assemble');
export const finishWork = route<typeof work>('POST', '/office/api/orders/{id}/works/{line}/done');
export const readyOrder = route<typeof ready>('POST', '/office/api/orders/{id}/ready');
export const sendOrder = route<typeof send>('POST', '/office/api/orders/{id}/send');
export const scanPiece = route<typeof scan>('POST', '/office/api/orders/{id}/scans');
export const handOverOrder = route<typeof handOver>('POST', '/office/api/orders/{id}/hand-over');
export const handOverPart = route<typeof handPart>('POST', '/office/api/orders/{id}/hand-over-part');
export const replacePiece = route<typeof replace>('POST', '/office/api/orders/{id}/pieces/{line}');
export const extendStorage = route<typeof storage>('POST', '/office/api/orders/{id}/storage');
export const cancelOrder = route<typeof cancel>('POST', '/office/api/orders/{id}/cancel');
export const getOrderChoices = route<typeof choices>('GET', '/office/api/orders/{id}/choices');
export const changeOrder = route<typeof changed>('POST', '/office/api/orders/{id}/change');
export const changeVisit = route<typeof visit>('POST', '/office/api/orders/{id}/visit');
export const registerParcelAgain = route<typeof parcelAgain>('POST', '/office/api/orders/{id}/parcel/again');
export const sendParcelElsewhere = route<typeof parcelElsewhere>(
  'POST',
  '/office/api/orders/{id}/parcel/elsewhere',
);
export const getOfficePapers = route<typeof papers>('GET', '/office/api/orders/{id}/papers');
export const recordPowerOfAttorney = route<typeof power>('POST', '/office/api/orders/{id}/power-of-attorney');
export const getOfficeParts = route<typeof parts>('GET', '/office/api/orders/{id}/parts');
export const recordTillPart = route<typeof tillPart>('POST', '/office/api/orders/{id}/till-parts');
export const recordTillRefund = route<typeof tillRefund>('POST', '/office/api/orders/{id}/till-refunds');
export const listOrderNotes = route<typeof notes>('GET', '/office/api/orders/{id}/notes');
export const writeOrderNote = route<typeof note>('POST', '/office/api/orders/{id}/notes');
export const listOrderMessages = route<typeof messages>('GET', '/office/api/orders/{id}/messages');
export const writeOrderMessage = route<typeof message>('POST', '/office/api/orders/{id}/messages');
export const openReturn = route<typeof asked>('POST', '/office/api/orders/{id}/returns');
