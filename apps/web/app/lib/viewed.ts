const KEY = 'viewed';
const MOST = 12;

/** Ids of products that were looked at, the newest first; empty where nothing can be remembered. */
export function readViewed(storage: Pick<Storage, 'getItem'>): number[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id): id is number => Number.isSafeInteger(id)).slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Puts a product at the front. */
export function rememberViewed(storage: Pick<Storage, 'getItem' | 'setItem'>, id: number): void {
  const ids = [id, ...readViewed(storage).filter((one) => one !== id)].slice(0, MOST);
  try {
    storage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A full or forbidden storage: the row «Вы смотрели» is a courtesy.
  }
}
