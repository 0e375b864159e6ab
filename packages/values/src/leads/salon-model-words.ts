import { groupDigits, NBSP } from '../digits.ts';
import { SALON_MODEL as M } from './payback.ts';

const roubles = (sum: number) => `${groupDigits(String(sum))}${NBSP}₽`;
const percent = (share: number) => `${String(Math.round(share * 1000) / 10).replace('.', ',')}${NBSP}%`;
const decimal = (value: number) => String(value).replace('.', ',');

/** Names and values of all coefficients of the model of a salon. */
export const SALON_MODEL_ROWS: readonly (readonly [name: string, value: string])[] = [
  ['Покупок в\u00A0день на\u00A0м²', decimal(M.purchasesPerMetre)],
  ...M.cities.map(
    ({ below, factor }, index) => [cityName(below, index), `×${NBSP}${decimal(factor)}`] as const,
  ),
  ['Средний чек', roubles(M.receipt)],
  ['Дней в\u00A0месяце', String(M.daysInMonth)],
  ['Валовая прибыль', `${percent(M.grossShare)} продаж`],
  ['Роялти', `${percent(M.royaltyShare)} продаж`],
  ['Реклама', `${percent(M.advertisingShare)} продаж`],
  ['Зарплаты в\u00A0месяц', `${roubles(M.wages)} и\u00A0${roubles(M.wagesPerMetre)} на\u00A0м²`],
  ['Охрана, страховка, касса, свет', `${roubles(M.upkeepPerMetre)} на\u00A0м²`],
  ['Покупатели первых месяцев', M.start.map(percent).join(', ')],
  ['Обычные вложения', `${roubles(M.investmentBase)} и\u00A0${roubles(M.investmentPerMetre)} на\u00A0м²`],
];

function cityName(below: number, index: number): string {
  const from = M.cities[index - 1]?.below ?? 0;
  if (below === Infinity) return `Город от\u00A0${inThousands(from)} жителей`;
  return from === 0
    ? `Город до\u00A0${inThousands(below)} жителей`
    : `Город от\u00A0${inThousands(from)} до\u00A0${inThousands(below)}`;
}

function inThousands(people: number): string {
  return people >= 1_000_000 ? `${people / 1_000_000}${NBSP}млн` : `${people / 1000}${NBSP}тыс.`;
}
