import type { Kopecks } from '../money.ts';
import { plural, type PluralForms } from '../text/plural.ts';

type Gender = 'masculine' | 'feminine';

const ONES: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  feminine: ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
};
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
] as const;
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
] as const;
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
] as const;

/** Groups of three digits, the highest first. Thousands are feminine, everything else is masculine. */
const GROUPS: readonly { size: number; gender: Gender; forms: PluralForms | null }[] = [
  { size: 1_000_000_000_000, gender: 'masculine', forms: ['триллион', 'триллиона', 'триллионов'] },
  { size: 1_000_000_000, gender: 'masculine', forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { size: 1_000_000, gender: 'masculine', forms: ['миллион', 'миллиона', 'миллионов'] },
  { size: 1_000, gender: 'feminine', forms: ['тысяча', 'тысячи', 'тысяч'] },
  { size: 1, gender: 'masculine', forms: null },
];
const ROUBLES: PluralForms = ['рубль', 'рубля', 'рублей'];
const KOPECKS: PluralForms = ['копейка', 'копейки', 'копеек'];

/**
 * A sum in the form for documents, with kopecks in figures: «Одна тысяча двести один рубль 05 копеек».
 * Throws RangeError below zero and for a sum beyond safe integers.
 */
export function sumInWords(amount: Kopecks): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a sum for a paper: ${amount}`);
  const roubles = Math.floor(amount / 100);
  const rest = amount % 100;
  const words = numberInWords(roubles);
  const text = `${words} ${plural(roubles, ROUBLES)} ${String(rest).padStart(2, '0')} ${plural(rest, KOPECKS)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function numberInWords(value: number): string {
  if (value === 0) return 'ноль';
  return GROUPS.flatMap(({ size, gender, forms }) => {
    const group = Math.floor(value / size) % 1000;
    if (group === 0) return [];
    return [...threeDigits(group, gender), ...(forms === null ? [] : [plural(group, forms)])];
  }).join(' ');
}

function threeDigits(group: number, gender: Gender): string[] {
  const lastTwo = group % 100;
  const below =
    lastTwo >= 10 && lastTwo < 20
      ? [TEENS[lastTwo - 10] ?? '']
      : [TENS[Math.floor(lastTwo / 10)] ?? '', ONES[gender][lastTwo % 10] ?? ''];
  return [HUNDREDS[Math.floor(group / 100)] ?? '', ...below].filter((word) => word !== '');
}
