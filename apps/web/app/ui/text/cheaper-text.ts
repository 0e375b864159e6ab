import { NBSP } from '@yahont/values/digits.ts';

/** «Дешевле 82 % похожих», «Дороже всех похожих»: the price of a stone among similar ones. */
export function cheaperText(percent: number): string {
  return percent === 0 ? 'Дороже всех похожих' : `Дешевле ${percent}${NBSP}% похожих`;
}
