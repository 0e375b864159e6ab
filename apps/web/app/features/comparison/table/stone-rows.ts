import {
  CUT_RU_NAMES,
  FINISH_NAMES,
  FINISHES,
  FLUORESCENCE_NAMES,
  GRADES,
  type GradeCode,
} from '@yahont/contracts/stones/grades.ts';
import type { ComparedStone } from '@yahont/contracts/comparisons/comparisons.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatRoubles, roubles } from '@yahont/values/money.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { GOOD_PROPORTIONS } from '#app/shop/stones/good-proportions.ts';
import { decimal, degrees, percent } from '#app/shop/stone-drawings/figures.ts';
import { knownRows, UNKNOWN, type CompareCell, type CompareRow } from './mark-row.ts';

/** Only the round shape has generally accepted ranges. */
const GOOD = GOOD_PROPORTIONS.round;

/** The rows of a stone comparison; a row without a value for any stone is omitted. */
export function stoneRows(stones: readonly ComparedStone[]): CompareRow[] {
  const row = (name: string, cellOf: (stone: ComparedStone) => CompareCell, note?: string): CompareRow => ({
    name,
    ...(note === undefined ? {} : { note: nbsp(note) }),
    // A sold stone cannot be chosen, so none of its values is the best.
    cells: stones.map((stone) => withoutRanks(cellOf(stone), stone.state === 'sold')),
  });
  const isAllRound = stones.every(({ shape }) => shape === 'round');
  const good = (range: readonly [number, number]): readonly [number, number] | null =>
    isAllRound ? range : null;
  return knownRows([
    row('Вес', ({ caratMilli }) => ({ text: formatCarat(caratMilli) })),
    row('Цвет', (stone) => grade(stone, 'colour'), '1 и D — бесцветный'),
    row('Чистота', (stone) => grade(stone, 'clarity'), '1 и FL — без включений'),
    row('Качество огранки', quality),
    row('Полировка и симметрия', finish),
    row('Размеры', sizes, 'длина, ширина, высота в мм'),
    row('Площадка', ({ table10 }) => share(table10, good(GOOD.table)), rangeNote(good(GOOD.table))),
    row('Глубина', ({ depth10 }) => share(depth10, good(GOOD.depth)), rangeNote(good(GOOD.depth))),
    row('Углы', angles, 'короны и павильона'),
    row('Флуоресценция', ({ fluorescence }) => ({
      text: FLUORESCENCE_NAMES[fluorescence],
      ranks: [fluorescence === 'none' ? 0 : 1],
    })),
    row('Сертификат', ({ laboratory, certificate, url }) => ({
      text: `${laboratory}${NBSP}${certificate}`,
      href: url,
    })),
    row('Цена за карат', perCarat),
    row('Дешевле похожих', ({ cheaperThan }) => ({
      text: cheaperThan === null ? UNKNOWN : `${cheaperThan}${NBSP}%`,
    })),
    row('Посмотреть', whereToSee),
  ]);
}

function withoutRanks(cell: CompareCell, isSold: boolean): CompareCell {
  return isSold ? { ...cell, ranks: undefined } : cell;
}

/** Both scales; «≈» marks the one that the laboratory of this stone does not use. */
function grade(stone: ComparedStone, code: GradeCode): CompareCell {
  const { ru, gia } = stone[code];
  const isRussian = stone.laboratoryScale === 'ru';
  return {
    text: isRussian ? ru : `≈${NBSP}${ru}`,
    note: `GIA: ${isRussian ? `≈${NBSP}` : ''}${gia}`,
    ranks: gradeRanks(stone, code),
  };
}

function quality(stone: ComparedStone): CompareCell {
  const { text, note } = grade(stone, 'quality');
  return {
    text: `${text}, ${CUT_RU_NAMES[stone.quality.ru]}`,
    ...(note === undefined ? {} : { note }),
    ranks: gradeRanks(stone, 'quality'),
  };
}

/** Ranks on both scales: neither scale can be derived from the other. */
function gradeRanks(stone: ComparedStone, code: GradeCode): number[] {
  const scales: { ru: readonly string[]; gia: readonly string[] } = GRADES[code];
  return [scales.ru.indexOf(stone[code].ru), scales.gia.indexOf(stone[code].gia)];
}

function finish({ polish, symmetry }: ComparedStone): CompareCell {
  return {
    text: `${capitalise(FINISH_NAMES[polish])} / ${FINISH_NAMES[symmetry]}`,
    ranks: [FINISHES.indexOf(polish), FINISHES.indexOf(symmetry)],
  };
}

function sizes({ lengthMm100, widthMm100, heightMm100 }: ComparedStone): CompareCell {
  const known = [lengthMm100, widthMm100, heightMm100].filter((size) => size !== null);
  if (known.length < 3) return { text: UNKNOWN };
  return { text: known.map((size) => (size / 100).toFixed(2).replace('.', ',')).join(`${NBSP}× `) };
}

/** A value inside the range is better than one outside; values inside are equal. */
function share(tenths: number | null, good: readonly [number, number] | null): CompareCell {
  if (tenths === null) return { text: UNKNOWN };
  const value = tenths / 10;
  const text = percent(value);
  return good === null ? { text } : { text, ranks: [value >= good[0] && value <= good[1] ? 0 : 1] };
}

function rangeNote(good: readonly [number, number] | null): string | undefined {
  return good === null ? undefined : `эталон ${decimal(good[0], 1)}–${percent(good[1])}`;
}

function angles({ crownAngle10, pavilionAngle10 }: ComparedStone): CompareCell {
  if (crownAngle10 === null || pavilionAngle10 === null) return { text: UNKNOWN };
  return { text: `${degrees(crownAngle10 / 10)} / ${degrees(pavilionAngle10 / 10)}` };
}

function perCarat({ price, caratMilli }: ComparedStone): CompareCell {
  const whole = Math.round((price * 10) / caratMilli);
  return { text: formatRoubles(roubles(whole)), ranks: [whole] };
}

function whereToSee({ state, store }: ComparedStone): CompareCell {
  if (state === 'sold') return { text: UNKNOWN };
  if (store === null) return { text: 'В хранилище' };
  return { text: nbsp(store.name), note: store.cityName };
}
