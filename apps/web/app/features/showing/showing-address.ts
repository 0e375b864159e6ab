import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { bareService, readService, writeService } from '#app/shop/visits/service-address.ts';

/** The store and day of a showing; a missing value means the soonest. */
export type ShowingChoice = { storeId?: number | undefined; date?: string | undefined };

/** How a store and a day are chosen: by links, which need no script, or in place. */
export type Choose = (choice: ShowingChoice) => { href: string } | { onClick: () => void };

/** What the visitor does with an appointment: views it, chooses another hour, confirms its cancellation. */
export const VISIT_STEPS = ['show', 'move', 'cancel'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** An existing appointment, identified by the link from its SMS. */
export type VisitState = { link: string; step: VisitStep };

const KEYS = {
  productId: 'product',
  skuId: 'sku',
  storeId: 'store',
  date: 'day',
  visit: 'visit',
  step: 'step',
} as const;

type State = ShowingChoice & { visit?: VisitState | undefined };

/**
 * `/catalog/diamonds/{code}/showing/?sku=12&store=3&day=2026-11-25`, `/showing/?product=7&sku=15`,
 * `/showing/?for=gold&…`; for an existing appointment also `…&visit={link}`, and `&step=move` to choose
 * another hour.
 */
export function showingHref(thing: ShownThing, { storeId, date, visit }: State = {}): string {
  const query = new URLSearchParams();
  writeThing(query, thing, visit !== undefined);
  if (storeId !== undefined) query.set(KEYS.storeId, String(storeId));
  if (date !== undefined) query.set(KEYS.date, date);
  if (visit !== undefined) query.set(KEYS.visit, visit.link);
  if (visit !== undefined && visit.step !== 'show') query.set(KEYS.step, visit.step);
  const path = thing.kind === 'stone' ? `/catalog/diamonds/${thing.code}/showing/` : '/showing/';
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The page of a thing, without any choices. */
export function bareShowingHref(thing: ShownThing): string {
  return showingHref(
    thing.kind === 'stone' || thing.kind === 'product' ? { ...thing, skuId: null } : bareService(thing.kind),
  );
}

/**
 * An existing appointment already contains its lots, pieces and texts, so its address names only the service.
 */
function writeThing(query: URLSearchParams, thing: ShownThing, isKept: boolean): void {
  switch (thing.kind) {
    case 'stone':
    case 'product':
      if (thing.kind === 'product') query.set(KEYS.productId, String(thing.productId));
      if (thing.skuId !== null) query.set(KEYS.skuId, String(thing.skuId));
      return;
    case 'fitting':
    case 'gold':
    case 'engraving':
    case 'care':
      writeService(query, isKept ? bareService(thing.kind) : thing);
  }
}

/** The calendar file of an appointment. */
export function calendarHref(link: string): string {
  return `/showing/${link}/visit.ics`;
}

/** Reads such an address; malformed values are ignored. */
export function readShowing(query: URLSearchParams): {
  /** The subject of `/showing/`; null when the address names none. */
  thing: Exclude<ShownThing, { kind: 'stone' }> | null;
  skuId: number | null;
  choice: ShowingChoice;
  visit: VisitState | null;
} {
  const date = query.get(KEYS.date) ?? undefined;
  const link = query.get(KEYS.visit);
  const productId = idOf(query.get(KEYS.productId));
  const skuId = idOf(query.get(KEYS.skuId)) ?? null;
  return {
    thing: productId === undefined ? readService(query) : { kind: 'product', productId, skuId },
    skuId,
    choice: { storeId: idOf(query.get(KEYS.storeId)), date },
    visit: link === null ? null : { link: toLink(link), step: stepOf(query.get(KEYS.step)) },
  };
}

/** A link in any other format was never made by the shop. */
export function toLink(text: string): string {
  return /^[\w-]{20,40}$/.test(text) ? text : 'no-link-of-ours';
}

function stepOf(text: string | null): VisitStep {
  return VISIT_STEPS.find((step) => step === text) ?? 'show';
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
