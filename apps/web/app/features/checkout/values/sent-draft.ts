/** Where the draft of this visit is kept. */
export const STORAGE_KEY = 'checkout-draft';
type Keeper = Pick<Storage, 'getItem' | 'removeItem'>;

/**
 * Drops the draft when its order was placed; an unfinished draft stays. In a separate file because many pages
 * load it, and the other draft functions need the whole form.
 */
export function dropSentDraft(keeper: Keeper): void {
  try {
    const draft: unknown = JSON.parse(keeper.getItem(STORAGE_KEY) ?? 'null');
    if (typeof draft === 'object' && draft !== null && 'isSent' in draft && draft.isSent === true)
      keeper.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, or holds no draft of ours: there is nothing to drop.
  }
}
