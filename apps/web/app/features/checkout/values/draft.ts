import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { DRAFT_FIELDS } from '@yahont/contracts/checkout/draft-fields.ts';
import type { DraftValues, KeptDraft } from '@yahont/contracts/checkout/draft.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { eachKind, KIND_FIELDS, KINDS, type KindField } from '../kinds/kinds.ts';
import { offeredWays } from './checkout-sums.ts';
import { CHECKOUT } from './checkout-values.ts';
import { chosenDelivery } from './choices.ts';
import { isOffered } from './saved-card.ts';
import { STORAGE_KEY } from './sent-draft.ts';
import type { CheckoutValues } from './form-fields.ts';

/** What was typed so far, kept during the visit. Consents must be given again each time. */
export type Draft = {
  accountId: number;
  isSent: boolean;
  /** City that the draft was filled in for; older drafts have none. */
  cityId?: number;
  /** When it was typed, by this device's clock. */
  at?: number;
  /** When the server's draft was saved, as far as this tab knew. */
  seen?: string | null;
  values: CheckoutValues;
};

/** The page's current offer, and its city. */
export type Here = { options: CheckoutOptions; cityId: number };

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

export function saveDraft(keeper: Keeper, draft: Draft): void {
  // Codes are as good as money, and the server remembers applied ones: store neither here.
  const unkept = {
    certificates: '',
    certificateCode: '',
    promoCode: '',
    saveCard: '',
    offer: '',
    personal: '',
  };
  const values = { ...draft.values, ...unkept };
  try {
    keeper.setItem(STORAGE_KEY, JSON.stringify({ ...draft, values }));
  } catch {
    // Full or blocked storage: only the draft is lost.
  }
}

/** The draft of this account; null when there is none, or it belongs to another account or has another shape. */
export function loadDraft(keeper: Keeper, accountId: number): Draft | null {
  const draft = parse(keeper);
  return draft?.accountId === accountId ? draft : null;
}

/**
 * Whether this tab's draft takes precedence over the server's, which was saved at `savedAt` and looked up at
 * `readAt`.
 * - Nobody else has saved since this tab last synced: this tab's draft wins.
 * - This tab saved after the lookup, while its page was loading again: this tab's draft wins.
 * - The server no longer has a draft: it was ordered in another tab, so this tab's draft loses.
 * - Otherwise the newer one wins.
 */
export function isNewer(
  { at = 0, seen = null }: Draft,
  { savedAt, readAt }: Pick<KeptDraft, 'savedAt' | 'readAt'>,
): boolean {
  if (seen === savedAt || (seen !== null && seen >= readAt)) return true;
  return savedAt !== null && at > Date.parse(savedAt);
}

/** Records that the server has this tab's draft, saved at `savedAt`. */
export function markSaved(keeper: Keeper, savedAt: string): void {
  const draft = parse(keeper);
  if (draft !== null) saveDraft(keeper, { ...draft, seen: savedAt });
}

/** The form values that are saved on the server; the same fields that `saveDraft` stores. */
export function keptValues(values: CheckoutValues): DraftValues {
  // safe: every kept field is one of the form
  return Object.fromEntries(DRAFT_FIELDS.map((name) => [name, values[name]])) as DraftValues;
}

/** The form with the server's draft, as far as its choices are still offered. */
export function withKept(
  fresh: CheckoutValues,
  { values, cityId }: Pick<KeptDraft, 'values' | 'cityId'>,
  here: Here,
): CheckoutValues {
  return values === null ? fresh : mergeOffered(fresh, { values: { ...fresh, ...values }, cityId }, here);
}

/**
 * Merges a draft into the page: values that are no longer offered or belong to another city fall back to the
 * first option.
 */
export function mergeOffered(
  fresh: CheckoutValues,
  { values, cityId }: { values: CheckoutValues; cityId?: number | null },
  { options, cityId: cityOfNow }: Here,
): CheckoutValues {
  const draft = (cityId ?? cityOfNow) === cityOfNow ? values : { ...values, ...placesOf(fresh) };
  const kind = chosenDelivery(draft);
  const payments = offeredWays(draft, options).flatMap((way): string[] =>
    way.isAvailable ? [way.kind] : [],
  );
  return {
    ...draft,
    ...eachKind(({ outdated }) => outdated(draft, fresh, options)),
    certificates: fresh.certificates,
    delivery: kind !== null && KINDS[kind].isOffered(options) ? draft.delivery : fresh.delivery,
    card: isOffered(draft.card, options.cards.saved) ? draft.card : fresh.card,
    payment: [draft.payment, fresh.payment].find((one) => payments.includes(one)) ?? '',
  };
}

/** Fields that name a place in the city or a day of its couriers. */
function placesOf(fresh: CheckoutValues): Pick<CheckoutValues, KindField> {
  return recordOf(KIND_FIELDS, (name) => fresh[name]);
}

function parse(keeper: Keeper): Draft | null {
  try {
    const draft: unknown = JSON.parse(keeper.getItem(STORAGE_KEY) ?? 'null');
    // Drafts saved by an older build lack newer fields.
    return isDraft(draft) ? { ...draft, values: { ...CHECKOUT.empty, ...draft.values } } : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Omit<Draft, 'values'> & { values: Partial<CheckoutValues> } {
  if (typeof value !== 'object' || value === null) return false;
  if (!('accountId' in value && 'isSent' in value && 'values' in value)) return false;
  const { values } = value;
  if (typeof values !== 'object' || values === null) return false;
  const held = new Map<string, unknown>(Object.entries(values));
  return CHECKOUT.fields.every((name) => typeof (held.get(name) ?? '') === 'string');
}
