import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { CUT_RU_NAMES, FINISH_NAMES, SHAPE_NAMES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatGrams } from '@yahont/values/measures/weight.ts';

const OF_SHAPE: Readonly<Record<StoneShape, string>> = {
  round: 'круглой огранки',
  princess: 'огранки «принцесса»',
  oval: 'овальной огранки',
  cushion: 'огранки «кушон»',
  emerald: 'изумрудной огранки',
  pear: 'огранки «груша»',
  marquise: 'огранки «маркиз»',
  asscher: 'огранки «ашер»',
  heart: 'огранки «сердце»',
};

/** «Бриллиант круглой огранки, 0,71 ct» */
export function stoneTitle({ shape, caratMilli }: Pick<StonePage, 'shape' | 'caratMilli'>): string {
  return `Бриллиант ${OF_SHAPE[shape]}, ${formatCarat(caratMilli)}`;
}

/** «Круг, 0,71 ct, 3/4»: grades of the scale that its certificate uses. */
export function shortName(
  stone: Pick<StonePage, 'shape' | 'caratMilli' | 'colour' | 'clarity' | 'laboratoryScale'>,
): string {
  const { shape, caratMilli, colour, clarity, laboratoryScale: scale } = stone;
  return `${SHAPE_NAMES[shape]}, ${formatCarat(caratMilli)}, ${colour[scale]}/${clarity[scale]}`;
}

/** «МГУ 24-118407» */
export function certificateName({
  laboratory,
  certificate,
}: Pick<StonePage, 'laboratory' | 'certificate'>): string {
  return `${laboratory}${NBSP}${certificate}`;
}

/** One of the four grades: its value on the certificate's scale, and on the other scale for comparison. */
export type Grade = { title: string; value: string; note: string };

type Graded = Pick<StonePage, 'caratMilli' | 'colour' | 'clarity' | 'quality' | 'laboratoryScale'>;

/**
 * Weight, colour, clarity and cut. The stone has values on both scales; «≈» marks the scale that its
 * laboratory does not use.
 */
export function gradesOf({ caratMilli, colour, clarity, quality, laboratoryScale }: Graded): Grade[] {
  const isRussian = laboratoryScale === 'ru';
  const other = ({ ru, gia }: { ru: string; gia: string }): string =>
    isRussian ? `≈${NBSP}${gia}` : `≈${NBSP}${ru} в${NBSP}России`;
  const [weight = ''] = formatCarat(caratMilli).split(NBSP);
  return [
    // A carat is a fifth of a gram.
    { title: 'Вес, ct', value: weight, note: formatGrams(Math.round(caratMilli / 5)) },
    { title: 'Цвет', value: colour[laboratoryScale], note: other(colour) },
    { title: 'Чистота', value: clarity[laboratoryScale], note: other(clarity) },
    {
      title: 'Огранка',
      value: isRussian ? quality.ru : quality.gia,
      note: isRussian ? CUT_RU_NAMES[quality.ru] : FINISH_NAMES[quality.gia],
    },
  ];
}
