import { FLUORESCENCE_NAMES, SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { measuresText, type Fact, type Paper } from '#app/shop/certificate/paper.ts';
import { degrees, percent } from '#app/shop/stone-drawings/figures.ts';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { certificateName, gradesOf } from '../stone-words.ts';

/** The laboratory's statements, in the order of its sheet. Values that it did not measure are omitted. */
export function certificateFacts(stone: StonePage): Fact[] {
  const { shape, cutNote, caratMilli, polish, symmetry, fluorescence, inscription } = stone;
  const [, colour, clarity, cut] = gradesOf(stone);
  const facts: Record<string, string | null> = {
    Камень: 'Бриллиант природный',
    'Форма и огранка': [SHAPE_NAMES[shape], cutNote].filter((part) => part !== '').join(', '),
    Масса: formatCarat(caratMilli),
    Размеры: measuresText({ ...stone, isRound: shape === 'round' }),
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

/** Titles of the lines that fit on the folded sheet. */
const SHORT_TITLES = ['Камень', 'Форма и огранка', 'Масса', 'Размеры', 'Цвет', 'Чистота', 'Флуоресценция'];

/** The certificate as a sheet of paper. */
export function paperOf(stone: StonePage): Paper {
  const { laboratoryFacts, certificate, issuedOn, inclusions } = stone;
  return {
    name: certificateName(stone),
    laboratory: laboratoryFacts,
    number: certificate,
    issuedOn,
    facts: certificateFacts(stone),
    shortTitles: SHORT_TITLES,
    drawing: proportionsOf(stone),
    inclusions,
    comment: '',
    original: 'Подлинник хранится у нас и едет с камнем.',
  };
}

/** «выдано 12 сентября 2026» */
export function issuedText({ issuedOn }: Pick<StonePage, 'issuedOn'>): string {
  return `выдано ${formatDate(issuedOn)}`;
}

function tenths(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value / 10);
}
