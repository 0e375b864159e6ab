import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';

/** Thousandths of a carat, both ends included. */
export type Carats = { from: number | null; to: number | null };

/** `0.45-0.55`, `1-`, `-2`; null when neither end is given. */
export function readCarats(text: string | undefined): Carats | null {
  const [from = '', to = ''] = (text ?? '').split('-');
  if (from === '' && to === '') return null;
  return { from: milli(from), to: milli(to) };
}

function milli(text: string): number | null {
  return text === '' ? null : Math.round(Number(text) * 1000);
}

/** Whether the weight refers to all stones of one insert together, as on a jeweller's label. */
export function isInCarats(inserts: readonly Insert[], { from, to }: Carats): boolean {
  for (const { caratMilli } of inserts)
    if (caratMilli !== null && (from === null || caratMilli >= from) && (to === null || caratMilli <= to))
      return true;
  return false;
}
