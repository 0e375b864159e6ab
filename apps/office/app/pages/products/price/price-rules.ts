import { readRoubles } from '#app/lib/words/sums.ts';

/** As the fields have it; days in the zone of the browser, `2026-11-27T00:00`. */
export type TypedPrice = { price: string; oldPrice: string; isPlanned: boolean; from: string; to: string };

type Faults = Partial<Record<keyof TypedPrice, string>>;

/** What is wrong before it is sent. */
export function faultsOf({ price, oldPrice, isPlanned, from, to }: TypedPrice, now: Date): Faults {
  const sum = readRoubles(price);
  const old = readRoubles(oldPrice);
  return {
    ...(sum === null ? { price: 'Впишите цену в рублях, больше нуля' } : {}),
    ...(oldPrice.trim() !== '' && old === null
      ? { oldPrice: 'Впишите цену в рублях или оставьте пустой' }
      : {}),
    ...(sum !== null && old !== null && old <= sum
      ? { oldPrice: 'Зачёркнутая цена должна быть выше новой' }
      : {}),
    ...(isPlanned ? dayFaults(momentOf(from), momentOf(to), now) : {}),
  };
}

function dayFaults(from: string | null, to: string | null, now: Date): Faults {
  if (from === null) return { from: 'Поставьте день и час начала' };
  if (new Date(from) <= now) return { from: 'Начало уже прошло: поставьте время позже' };
  return to !== null && to <= from ? { to: 'Конец раньше начала' } : {};
}

/** The moment of a typed day and hour; null for an empty field. */
export function momentOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether a change is above the limit of one person, as the API compares: whole numbers, no fractions. */
export function isAbove(from: number, to: number, percent: number): boolean {
  return Math.abs(to - from) * 100 > from * percent;
}
