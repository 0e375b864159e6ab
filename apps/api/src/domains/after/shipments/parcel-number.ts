/**
 * By which the carrier knows a parcel of the shop: `100216`, in its second round `100216-2`. Under the number of a former round
 * the carrier would answer with what it refused before.
 */
export function parcelNumber({ orderId, round }: { orderId: number; round: number }): string {
  return round === 1 ? String(orderId) : `${orderId}-${round}`;
}
