import type { Label } from '@yahont/contracts/catalogue/jewellery.ts';
import { LABEL_NAMES } from '@yahont/contracts/catalogue/names.ts';

/** The label on a picture; the percentage of a discount already says «Скидка». */
export function labelName(labels: readonly Label[], discount: number): string | null {
  const shown = labels.find((label) => label !== 'sale');
  if (shown !== undefined) return LABEL_NAMES[shown];
  return labels.length > 0 && discount === 0 ? LABEL_NAMES.sale : null;
}

/** «Кольцо «Аврора» из белого золота» → «Аврора»; the whole name when there are no guillemets. */
export function ownName(name: string): string {
  const match = /«[^»]+»/.exec(name);
  return match === null ? name : match[0];
}

/** «Кольцо «Аврора» из белого золота» → «Кольцо из белого золота»; empty when `ownName` is the whole name. */
export function kindName(name: string): string {
  return /«[^»]+»/.test(name) ? name.replace(/\s*«[^»]+»/, '') : '';
}
