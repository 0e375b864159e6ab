import type { listStuckParcels as parcels } from '@yahont/contracts/office/delivery/parcels.ts';
import type {
  listExpiredMessages as expired,
  listFailedMessages as failed,
  resendFailedMessage as resend,
} from '@yahont/contracts/office/messages.ts';
import type { listUncollectedOrders as uncollected } from '@yahont/contracts/office/order-lists/uncollected.ts';
import { route } from '../route.ts';

export const listUncollectedOrders = route<typeof uncollected>('GET', '/office/api/uncollected-orders');
export const listStuckParcels = route<typeof parcels>('GET', '/office/api/parcels/stuck');
export const listFailedMessages = route<typeof failed>('GET', '/office/api/messages/failed');
export const listExpiredMessages = route<typeof expired>('GET', '/office/api/messages/expired');
export const resendFailedMessage = route<typeof resend>('POST', '/office/api/messages/{id}/resend');
