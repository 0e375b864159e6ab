import { FIELDS } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** What was typed so far, kept for the length of the visit. Consents are given anew each time. */
export type Draft = { accountId: number; isSent: boolean; values: CheckoutValues };

const STORAGE_KEY = 'checkout-draft';
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function saveDraft(keeper: Keeper, draft: Draft): void {
  const values = { ...draft.values, offer: '', personal: '' };
  try {
    keeper.setItem(STORAGE_KEY, JSON.stringify({ ...draft, values }));
  } catch {
    // A full or forbidden storage only costs the convenience.
  }
}

/** The draft of this account; null when there is none, or it is somebody else's or of another shape. */
export function loadDraft(keeper: Keeper, accountId: number): Draft | null {
  const draft = parse(keeper);
  return draft?.accountId === accountId ? draft : null;
}

/** Throws the draft away when its order was sent; one that is still being written stays. */
export function dropSentDraft(keeper: Keeper): void {
  if (parse(keeper)?.isSent) keeper.removeItem(STORAGE_KEY);
}

/** Takes from a draft what the page still offers: a day or a store that is gone falls back to the first one. */
export function mergeDraft(
  fresh: CheckoutValues,
  draft: CheckoutValues,
  offered: { dates: readonly string[]; storeIds: readonly string[]; payments: readonly string[] },
): CheckoutValues {
  return {
    ...draft,
    delivery: draft.delivery === 'pickup' && offered.storeIds.length === 0 ? fresh.delivery : draft.delivery,
    date: offered.dates.includes(draft.date) ? draft.date : fresh.date,
    storeId: offered.storeIds.includes(draft.storeId) ? draft.storeId : fresh.storeId,
    payment: offered.payments.includes(draft.payment) ? draft.payment : fresh.payment,
  };
}

function parse(keeper: Keeper): Draft | null {
  try {
    const draft: unknown = JSON.parse(keeper.getItem(STORAGE_KEY) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('accountId' in value && 'isSent' in value && 'values' in value)) return false;
  const { values } = value;
  if (typeof values !== 'object' || values === null) return false;
  const held = new Map<string, unknown>(Object.entries(values));
  return FIELDS.every((name) => typeof held.get(name) === 'string');
}
