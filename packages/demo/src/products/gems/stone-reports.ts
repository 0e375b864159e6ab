import type { Gem, Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import type { StoneReport, Treatment } from '@yahont/contracts/catalogue/stone-report.ts';
import { usualSize } from '@yahont/contracts/catalogue/stone-size.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { hashOf, shareOf } from '../../hash.ts';
import { TREATMENT_GRADES } from '@yahont/contracts/catalogue/treatment-grades.ts';
import { pathOf } from './stone-path.ts';
import { gemmologistOf, laboratories } from '../../stones/laboratories.ts';

/** A finished piece that costs more is sold with a report on its main stones; kopecks. */
const REPORTED_PRICE = 35_000_000;
const DAY_MS = 86_400_000;
/** Days between a report and the arrival of the piece: the stone is set, the piece is hallmarked. */
const WORK_DAYS = { least: 20, span: 100 };

type Piece = Pick<ImportProduct, 'code' | 'tier' | 'price' | 'arrivedAt'> & { inserts: readonly Insert[] };

/** The inserts of a finished piece, with a report on its main stones where the piece has one. */
export function reportedInserts({ inserts, ...piece }: Piece): Insert[] {
  if (piece.tier === 'common' && piece.price <= REPORTED_PRICE) return [...inserts];
  const main = mainInsert(inserts);
  return inserts.map((insert) => {
    if (insert !== main) return insert;
    const reported = { ...insert, report: reportOn(insert, piece) };
    return insert.gem in TREATMENT_GRADES ? { ...reported, path: pathOf(reported, piece.code) } : reported;
  });
}

/** Coloured stones come before diamonds and pearls, as in the name of a piece. */
function mainInsert(inserts: readonly Insert[]): Insert | undefined {
  return inserts.find(({ gem }) => gem !== 'diamond' && gem !== 'pearl') ?? inserts[0];
}

function reportOn(insert: Insert, { code, arrivedAt }: Omit<Piece, 'inserts'>): StoneReport {
  const seed = `report:${code}`;
  const before = WORK_DAYS.least + Math.floor(shareOf(seed) * WORK_DAYS.span);
  const issuedOn = new Date(Date.parse(arrivedAt) - before * DAY_MS).toISOString().slice(0, 10);
  const isFancy = insert.gem === 'yellow-diamond' || insert.gem === 'pink-diamond';
  const { name, fullName, place, checkUrl } = laboratoryOf(isFancy ? 'GIA' : 'МГУ');
  const number = isFancy
    ? String(2_200_000_000 + (hashOf(seed) % 90_000_000))
    : `${issuedOn.slice(2, 4)}-${200_000 + (hashOf(seed) % 700_000)}`;
  return {
    laboratory: { name, fullName, place, checkUrl: checkUrl?.replace('{number}', number) ?? null },
    number,
    issuedOn,
    gemmologist: isFancy ? '' : gemmologistOf(seed).replaceAll(' ', NBSP),
    colour: nbsp(colourOf(insert)),
    ...measuresOf(insert),
    comment: nbsp(commentOn(insert)),
  };
}

function laboratoryOf(wanted: string) {
  const found = laboratories.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`No laboratory ${wanted}`);
  return found;
}

const COLOURS: Partial<Record<Gem, string>> = {
  ruby: 'красный, насыщенный',
  sapphire: 'синий, насыщенный',
  emerald: 'зелёный, насыщенный',
  tanzanite: 'фиолетово-синий',
  topaz: 'голубой',
  amethyst: 'фиолетовый',
  citrine: 'жёлтый, медовый',
  garnet: 'тёмно-красный',
  peridot: 'оливково-зелёный',
  pearl: 'белый, розоватый отсвет',
  onyx: 'чёрный, ровный',
};

/** The quality of fancy diamonds is their colour. */
function colourOf({ gem, quality }: Insert): string {
  return COLOURS[gem] ?? (gem === 'diamond' ? '' : quality);
}

/** Height of a stone as a share of its width. */
const HEIGHT: Partial<Record<Insert['cut'], number>> = { bead: 1, cabochon: 0.4 };
const FACETED_HEIGHT = 0.63;

function measuresOf(insert: Insert): Pick<StoneReport, 'lengthMm100' | 'widthMm100' | 'heightMm100'> {
  const size = usualSize(insert);
  if (size === null) return { lengthMm100: null, widthMm100: null, heightMm100: null };
  return {
    lengthMm100: Math.round(size.length * 100),
    widthMm100: Math.round(size.width * 100),
    heightMm100: Math.round(size.width * 100 * (HEIGHT[insert.cut] ?? FACETED_HEIGHT)),
  };
}

const COMMENTS: Readonly<Record<Treatment, string>> = {
  none: 'Признаков обработки не обнаружено.',
  heat: 'Признаки термической обработки. Заполнения трещин не обнаружено.',
  'heat-residue': 'Признаки термической обработки, в трещинах следы флюса.',
  'oil-minor': 'В трещинах, выходящих на поверхность, незначительное количество бесцветного масла.',
  'oil-moderate': 'В трещинах, выходящих на поверхность, умеренное количество бесцветного масла.',
  irradiation: 'Цвет получен облучением и закреплён нагревом, он устойчив.',
  bleach: 'Тон выровнен отбеливанием. Окрашивания не обнаружено.',
  dye: 'Чёрный цвет получен окрашиванием, он устойчив.',
};

function commentOn({ treatment, count }: Insert): string {
  return [
    treatment === null ? '' : COMMENTS[treatment],
    count > 1 ? 'Исследованы все камни, размеры указаны для одного из них.' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
