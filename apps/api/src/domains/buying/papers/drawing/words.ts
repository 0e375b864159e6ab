import { formatDate } from '@yahont/values/dates/iso-date.ts';
import type { PaperReference, Party } from '../paper-content.ts';

/** Printed in an empty field of a document. */
export const NOTHING = '—';

/** «№ 17 от 28 ноября 2026; № 18 от …»; a dash when there is none. */
export function namedWords(papers: readonly PaperReference[]): string {
  if (papers.length === 0) return NOTHING;
  return papers.map(({ number, date }) => `№\u00A0${number} от\u00A0${formatDate(date)}`).join('; ');
}

export function orNothing(words: string): string {
  return words === '' ? NOTHING : words;
}

/** «7707083893/773601001»; an entrepreneur has only the first number. */
export function numbersOf({ inn, kpp }: Party): string {
  return kpp === '' ? orNothing(inn) : `${inn}/${kpp}`;
}

/** «ООО «Ромашка», Москва, ул. Вавилова, 19» */
export function placeOf({ name, address }: Party): string {
  return [name, address].filter((part) => part !== '').join(', ');
}
