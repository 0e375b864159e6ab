import { CUT_NAMES, TREATMENT_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { isDiameter } from '@yahont/contracts/catalogue/stone-size.ts';
import type { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
import { STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { reportName } from '#app/shop/stones/stone-facts.ts';
import { measuresText, type Paper } from '#app/shop/certificate/paper.ts';
import { proportionsOf, type StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { GEM_IDENTITY } from './gem-identity.ts';
import type { Reported } from './reported-of.ts';

/** Titles of the lines that fit on the folded sheet. */
const SHORT_TITLES = [
  'Определение',
  'Разновидность',
  'Масса',
  'Общая масса',
  'Размеры',
  'Цвет',
  'Обработка',
  'Происхождение',
];

/** The report as a sheet of paper. */
export function paperOf({ insert, report }: Reported): Paper {
  return {
    name: reportName(report),
    laboratory: report.laboratory,
    number: report.number,
    issuedOn: report.issuedOn,
    facts: factsOf({ insert, report }),
    shortTitles: SHORT_TITLES,
    drawing: drawingOf({ insert, report }),
    inclusions: [],
    comment: report.comment,
    original: 'Подлинник хранится у нас и едет с украшением.',
  };
}

/** The laboratory's statements, in the order of its sheet. Missing statements are omitted. */
function factsOf({ insert, report }: Reported): Paper['facts'] {
  const { gem, cut, cutNote, count, caratMilli, quality, origin, treatment } = insert;
  const { what, species, variety } = GEM_IDENTITY[gem];
  const isRound = cut === 'round' || cut === 'bead';
  const facts: Record<string, string | null> = {
    Определение: what,
    'Минеральный вид': species,
    Разновидность: variety,
    'Форма и огранка': [CUT_NAMES[cut], cutNote].filter((part) => part !== '').join(', '),
    Количество: count > 1 ? `${count}${NBSP}шт.` : null,
    [count > 1 ? 'Общая масса' : 'Масса']: caratMilli === null ? null : formatCarat(caratMilli),
    [count > 1 ? 'Размеры одного' : 'Размеры']: measuresText({ ...report, isRound }),
    Цвет: report.colour,
    'Цвет и чистота, группы': isDiameter(quality) || quality === report.colour ? null : quality,
    Обработка: treatment === null ? null : TREATMENT_NAMES[treatment],
    Происхождение: origin,
  };
  return Object.entries(facts).flatMap(([title, value]) =>
    value === null || value === '' ? [] : [{ title, value: capitalise(value) }],
  );
}

/** Null for pearls and smooth stones. */
function drawingOf({ insert, report }: Reported): StoneProportions | null {
  const shape = STONE_SHAPES.find((one) => one === insert.cut);
  if (shape === undefined) return null;
  const { lengthMm100, widthMm100, heightMm100 } = report;
  const depth10 =
    heightMm100 === null || widthMm100 === null ? null : Math.round((heightMm100 / widthMm100) * 1000);
  return proportionsOf({ shape, lengthMm100, widthMm100, depth10, table10: null });
}

/** The PDF copy of a report on a piece. */
export function reportUrl(productId: number, { number }: Pick<StoneReport, 'number'>): string {
  return `/catalog/reports/${productId}/${number}/report.pdf`;
}
