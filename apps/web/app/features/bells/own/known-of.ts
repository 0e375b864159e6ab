import type { Bell } from '@yahont/contracts/bells/bells.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { peopleWait } from '../bell-words.ts';

type Known = { title: string; note: string | null };

/** What the shop knows of what a bell waits for. */
export function knownOf({ kind, state, atMost, known }: Bell): Known {
  const { price, isInStock, people, onTheWayTo } = known;
  if (price === null) return { title: nbsp('Больше не продаём'), note: null };
  const sum = formatRoubles(price);
  if (state === 'over') return { title: nbsp('Не дождались'), note: nbsp(`сейчас ${sum}`) };
  if (state === 'rung') {
    if (!isInStock) return { title: nbsp('Было и снова нет'), note: nbsp('колокольчик закончился') };
    return {
      title: kind === 'back' ? 'Появилось' : nbsp('Стало дешевле'),
      note: nbsp(`${sum}, не отложено`),
    };
  }
  if (kind === 'price' && atMost !== null)
    return { title: sum, note: nbsp(`до цели ${formatRoubles(kopecks(Math.max(0, price - atMost)))}`) };
  if (onTheWayTo !== null) return { title: nbsp('В пути'), note: nbsp(onTheWayTo) };
  const title = people <= 1 ? 'Ждёте вы' : capitalise(peopleWait(people));
  return { title: nbsp(title), note: null };
}
