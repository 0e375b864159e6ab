import { NBSP } from '@yahont/values/digits.ts';

/** «Дешевле 82 % похожих», «В числе самых дорогих похожих»: the price of a stone among similar ones. */
export function cheaperText(percent: number): string {
  return percent === 0 ? `В${NBSP}числе самых дорогих похожих` : `Дешевле ${percent}${NBSP}% похожих`;
}
