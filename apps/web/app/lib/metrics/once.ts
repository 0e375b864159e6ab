const KEY = 'counted-orders';
const MAX = 50;

/** True the first time for an order in this browser, on any page and day. Without storage always true. */
export function isFirstCount(storage: Pick<Storage, 'getItem' | 'setItem'>, orderId: number): boolean {
  const counted = read(storage);
  if (counted.includes(orderId)) return false;
  try {
    storage.setItem(KEY, JSON.stringify([orderId, ...counted].slice(0, MAX)));
  } catch {
    // Full or blocked storage must not lose the purchase itself.
  }
  return true;
}

function read(storage: Pick<Storage, 'getItem'>): unknown[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}
