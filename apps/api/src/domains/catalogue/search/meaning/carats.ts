import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';

/** Thousandths of a carat, both ends included. */
export type Carats = { from: number | null; to: number | null };

/** `0.45-0.55`, `1-`, `-2`; null when nothing is said. */
export function readCarats(text: string | undefined): Carats | null {
  const [from = '', to = ''] = (text ?? '').split('-');
  if (from === '' && to === '') return null;
  return { from: milli(from), to: milli(to) };
}

function milli(text: string): number | null {
  return text === '' ? null : Math.round(Number(text) * 1000);
}

/** Whether the stones of one kind weigh so much together, as a jeweller's card writes it. */
export function isInCarats(inserts: readonly Insert[], { from, to }: Carats): boolean {
  return inserts.some(
    ({ caratMilli }) =>
      caratMilli !== null && (from === null || caratMilli >= from) && (to === null || caratMilli <= to),
  );
}
