import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { kopecks } from '@yahont/values/money.ts';

/** The stone of the certificate МГУ 24-118407, with the changes that a test makes. */
export function makeStoneCard(changed: Partial<StoneCard> = {}): StoneCard {
  return {
    id: 7,
    code: 'mgu-24-118407',
    url: '/catalog/diamonds/mgu-24-118407/',
    name: 'Бриллиант, круг, 0,71 ct, 3/4',
    shape: 'round',
    cutNote: 'Кр-57',
    caratMilli: 710,
    colour: { ru: '3', gia: 'G' },
    clarity: { ru: '4', gia: 'VS1' },
    quality: { ru: 'А', gia: 'EX' },
    polish: 'EX',
    symmetry: 'VG',
    fluorescence: 'none',
    laboratory: 'МГУ',
    laboratoryScale: 'ru',
    certificate: '24-118407',
    lengthMm100: 577,
    widthMm100: 574,
    heightMm100: 354,
    depth10: 615,
    table10: 570,
    price: kopecks(21_460_000),
    isSoldOnline: true,
    cheaperThan: null,
    store: null,
    ...changed,
  };
}
