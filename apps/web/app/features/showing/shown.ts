import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';

/** A thing that is shown, with its name. */
export type ShownSubject =
  | { kind: 'stone'; code: string; name: string }
  | { kind: 'product'; productId: number; name: string };

/** The thing in the form of the API; `skuId`: a setting for a stone, or a size of a product. */
export function toThing(shown: ShownSubject, skuId: number | null): ShownThing {
  switch (shown.kind) {
    case 'stone':
      return { kind: shown.kind, code: shown.code, skuId };
    case 'product':
      return { kind: shown.kind, productId: shown.productId, skuId };
  }
}

/** Whether both are the same thing, in any setting or size, or the same service. */
export function isSameThing(one: ShownThing, other: ShownThing): boolean {
  if (one.kind === 'stone') return other.kind === 'stone' && one.code === other.code;
  if (one.kind === 'product') return other.kind === 'product' && one.productId === other.productId;
  return one.kind === other.kind;
}
