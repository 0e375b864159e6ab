import type { FavouriteList } from '@yahont/contracts/lists/lists.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';

type Item = FavouriteList['items'][number];
type Note = { text: string; tone: 'down' | 'plain' };

/** What happened to a piece since it was put into the list; null when nothing did. */
export function noteOf({ state, card, priceThen }: Item): Note | null {
  if (state === 'gone') return { text: 'Продано и\u00A0больше не\u00A0продаётся', tone: 'plain' };
  if (state === 'sold') return { text: 'Продано: сейчас ни одного нет', tone: 'plain' };
  const change = card === null ? 0 : card.price - priceThen;
  if (change === 0) return null;
  const sum = formatRoubles(kopecks(Math.abs(change)));
  return change < 0
    ? { text: `Стало дешевле на\u00A0${sum}`, tone: 'down' }
    : { text: `Стало дороже на\u00A0${sum}`, tone: 'plain' };
}

/** The sum of what can be bought, and how it changed; null when nothing can. */
export function sumOf(
  items: readonly Item[],
): { count: number; total: string; change: string | null } | null {
  const there = items.flatMap(({ state, card, priceThen }) =>
    state === 'available' && card !== null ? [{ now: card.price, before: priceThen }] : [],
  );
  if (there.length === 0) return null;
  const now = there.reduce((sum, one) => sum + one.now, 0);
  const change = now - there.reduce((sum, one) => sum + one.before, 0);
  return {
    count: there.length,
    total: formatRoubles(kopecks(now)),
    change:
      change === 0
        ? null
        : `на\u00A0${formatRoubles(kopecks(Math.abs(change)))} ${change < 0 ? 'дешевле' : 'дороже'}, чем когда добавили`,
  };
}
