import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const LISTS = ['в избранное', 'в сравнение'];

/**
 * Message for the gateway's cookie `left_out`; null for an invalid value.
 * @param value how many of the oldest items were dropped from the favourites and the comparison: «3.0»
 */
export function leftOutText(value: string): string | null {
  const [, ...counts] = /^(\d{1,4})\.(\d{1,4})$/.exec(value) ?? [];
  const parts = counts.map(Number).flatMap((count, place) => {
    const list = LISTS[place];
    if (list === undefined || count === 0) return [];
    return `${list}\u00A0— ${countOf(count, ['находка', 'находки', 'находок'])}`;
  });
  if (parts.length === 0) return null;
  return nbsp(`Место в списках закончилось. Самое давнее не поместилось: ${parts.join(', ')}`);
}
