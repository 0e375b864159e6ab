import { FLUORESCENCE_NAMES, SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { degrees, fixed, percent, stoneMillimetres } from '#app/ui/stone-drawings/figures.ts';
import { gradesOf } from '../stone-words.ts';

/** A line of a certificate. */
export type Fact = { title: string; value: string };

/** What the laboratory wrote, in the order of its sheet. What it did not measure is left out. */
export function certificateFacts(stone: StonePage): Fact[] {
  const { shape, cutNote, caratMilli, polish, symmetry, fluorescence, inscription } = stone;
  const [, colour, clarity, cut] = gradesOf(stone);
  const facts: Record<string, string | null> = {
    Камень: 'Бриллиант природный',
    'Форма и огранка': [SHAPE_NAMES[shape], cutNote].filter((part) => part !== '').join(', '),
    Масса: formatCarat(caratMilli),
    Размеры: sizeText(stone),
    Цвет: colour?.value ?? null,
    Чистота: clarity?.value ?? null,
    'Качество огранки': cut?.value ?? null,
    'Полировка, симметрия': `${polish} / ${symmetry}`,
    Площадка: tenths(stone.table10, percent),
    Глубина: tenths(stone.depth10, percent),
    'Угол короны': tenths(stone.crownAngle10, degrees),
    'Угол павильона': tenths(stone.pavilionAngle10, degrees),
    Рундист: tenths(stone.girdle10, percent),
    Флуоресценция: FLUORESCENCE_NAMES[fluorescence],
    'Надпись на рундисте': inscription === '' ? 'нет' : inscription,
  };
  return Object.entries(facts).flatMap(([title, value]) => (value === null ? [] : [{ title, value }]));
}

/** Titles of the lines that fit on the folded sheet, which is shown beside the text of the page. */
const SHORT_TITLES = ['Камень', 'Форма и огранка', 'Масса', 'Размеры', 'Цвет', 'Чистота', 'Флуоресценция'];

/** The facts of the folded sheet. */
export function shortFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ title }) => SHORT_TITLES.includes(title));
}

/** «№ 24-118407 от 12.09.2026» */
export function certificateNumber({
  certificate,
  issuedOn,
}: Pick<StonePage, 'certificate' | 'issuedOn'>): string {
  return `№${NBSP}${certificate} от${NBSP}${issuedOn.split('-').toReversed().join('.')}`;
}

/** «выдано 12 сентября 2026» */
export function issuedText({ issuedOn }: Pick<StonePage, 'issuedOn'>): string {
  return `выдано ${formatDate(issuedOn)}`;
}

/** «5,74 – 5,77 × 3,54 мм», or «5,10 × 7,05 × 3,12 мм» for other shapes; null when not measured. */
export function sizeText({ shape, lengthMm100, widthMm100, heightMm100 }: StonePage): string | null {
  if (lengthMm100 === null || widthMm100 === null || heightMm100 === null) return null;
  const [length, width] = [lengthMm100, widthMm100].map((value) => fixed(value / 100, 2));
  const height = stoneMillimetres(heightMm100 / 100);
  if (shape !== 'round') return `${length} × ${width} × ${height}`;
  const [least, most] = lengthMm100 < widthMm100 ? [length, width] : [width, length];
  return least === most ? `${least} × ${height}` : `${least} – ${most} × ${height}`;
}

function tenths(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value / 10);
}
