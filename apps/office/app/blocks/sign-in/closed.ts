import { clockText } from '#app/lib/words/moments.ts';

/** «Слишком много неверных попыток. Вход откроется в 14:47.» */
export function closedText(until: Date): string {
  return `Слишком много неверных попыток. Вход откроется в\u00A0${clockText(until)}.`;
}

/** When calls are taken again after a refusal that says in how many seconds. */
export function openingAfter(seconds: number, now: number): Date {
  return new Date(now + seconds * 1000);
}
