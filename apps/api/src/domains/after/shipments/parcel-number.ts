/**
 * The carrier's reference for a parcel of the shop: `100216`, in its second round `100216-2`. With the
 * reference of a former round the carrier would repeat its refusal.
 */
export function parcelNumber({ orderId, round }: { orderId: number; round: number }): string {
  return round === 1 ? String(orderId) : `${orderId}-${round}`;
}
