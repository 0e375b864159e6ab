import { NBSP } from '@yahont/values/digits.ts';

/** «Дешевле 82 % похожих», «Дороже большинства похожих», «В числе самых дорогих похожих»: the price of a stone among similar ones. */
export function cheaperText(percent: number): string {
  if (percent === 0) return `В${NBSP}числе самых дорогих похожих`;
  // «Дешевле 5 %» would present bad news as good news.
  return percent < 50 ? 'Дороже большинства похожих' : `Дешевле ${percent}${NBSP}% похожих`;
}
