import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Treatment } from '@yahont/contracts/catalogue/stone-report.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { shareOf } from '../../hash.ts';

type Path = NonNullable<Insert['path']>;

/** What the cutters wrote in the bill of a stone that was treated so. */
const CUT: Readonly<Record<Treatment, string>> = {
  none: 'Огранён без нагрева и пропиток: это подтвердила лаборатория.',
  heat: 'Нагрет и огранён. Стекла и свинца в трещинах нет: проверено под микроскопом.',
  'heat-residue': 'Нагрет с флюсом и огранён. Следы флюса остались в трещинах, стекла в них нет.',
  'oil-minor': 'Огранён и промаслен бесцветным кедровым маслом. Смолы и красителя нет.',
  'oil-moderate': 'Огранён и промаслен бесцветным маслом. Смолы и красителя нет.',
  irradiation: 'Облучён, прогрет и огранён.',
  bleach: 'Просверлён и отбелен.',
  dye: 'Окрашен и отшлифован.',
};

const MARKETS = [
  'на открытых торгах в Бангкоке',
  'у огранщика на выставке в Гонконге',
  'на аукционе в Коломбо',
];

/** The way of a stone of this origin to the shop; its report names the last year. Empty: nothing is known. */
export function pathOf(
  { origin, treatment, report }: Pick<Insert, 'origin' | 'treatment' | 'report'>,
  seed: string,
): Path {
  if (report === null || treatment === null || origin === '') return [];
  const year = Number(report.issuedOn.slice(0, 4));
  const market = MARKETS[Math.floor(shareOf(`market:${seed}`) * MARKETS.length)] ?? MARKETS[0];
  return [
    {
      year: year - 3,
      text: `Добыт: ${origin}. Место назвал поставщик, лаборатория с ним согласна; рудник неизвестен.`,
    },
    { year: year - 2, text: CUT[treatment] },
    { year: year - 1, text: `Куплен домом ${market}, ввезён с таможенной декларацией.` },
    {
      year,
      text: `Заключение ${report.laboratory.name}. Затем камень закрепили, пробирный надзор поставил клеймо, изделие получило УИН.`,
    },
  ].map((step) => ({ ...step, text: nbsp(step.text) }));
}
