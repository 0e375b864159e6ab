import { NBSP } from './digits.ts';
import { countOf } from './text/plural.ts';
import { nbsp } from './text/typography.ts';

type Work = { what: string; days: number };

/** Each kind of work once: the workshop works on the pieces of an order side by side. */
export function distinctWorks<W extends Work>(works: readonly W[]): W[] {
  return [...new Map(works.map((work) => [work.what, work])).values()];
}

const WORKING_DAYS = ['рабочий день', 'рабочих дня', 'рабочих дней'] as const;

/** «закрепим камень — 3 рабочих дня, нанесём надпись — 2 рабочих дня»; empty without work. */
export function worksText(works: readonly Work[]): string {
  return distinctWorks(works)
    .map(({ what, days }) => `${nbsp(what)}${NBSP}— ${countOf(days, WORKING_DAYS)}`)
    .join(', ');
}
