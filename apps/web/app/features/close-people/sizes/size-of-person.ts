import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { SizedPerson } from '@yahont/contracts/close-people/close-people.ts';
import type { Size } from '@yahont/values/measures/size.ts';

type Measures = Pick<SizedPerson, 'ring' | 'chain' | 'bracelet'>;

const MEASURE: Readonly<Partial<Record<Kind, keyof Measures>>> = {
  ring: 'ring',
  chain: 'chain',
  bracelet: 'bracelet',
};

/** Whether pieces of this kind are chosen by a measure of a person. */
export function isMeasured(kind: Kind): boolean {
  return MEASURE[kind] !== undefined;
}

/** The size of a person for a kind of jewellery; null when it is not known, or the kind has no sizes. */
export function sizeOfPerson(kind: Kind, person: Measures): Size | null {
  const measure = MEASURE[kind];
  return measure === undefined ? null : person[measure];
}

/** Whether any size of a person is known. */
export function hasSize({ ring, chain, bracelet }: Measures): boolean {
  return ring !== null || chain !== null || bracelet !== null;
}
