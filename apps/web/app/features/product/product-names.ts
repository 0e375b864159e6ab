import type { Kind, Label, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { LABEL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const METAL_SHORT_NAMES: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'Жёлтое',
  'white-gold': 'Белое',
  'rose-gold': 'Розовое',
  'mixed-gold': 'Два цвета',
  platinum: 'Платина',
  silver: 'Серебро',
};

const METALS_IN: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'в жёлтом золоте',
  'white-gold': 'в белом золоте',
  'rose-gold': 'в розовом золоте',
  'mixed-gold': 'в золоте двух цветов',
  platinum: 'в платине',
  silver: 'в серебре',
};

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  ring: 'кольца',
  earrings: 'серьги',
  pendant: 'подвески',
  chain: 'цепи',
  bracelet: 'браслеты',
  brooch: 'броши',
  necklace: 'колье',
  cufflinks: 'запонки',
};

/** «Белое», for a choice with the label «Металл». */
export function metalShortName(metal: Metal): string {
  return METAL_SHORT_NAMES[metal];
}

/** «в белом золоте» */
export function inMetal(metal: Metal): string {
  return nbsp(METALS_IN[metal]);
}

/** «кольца», as in «Похожие кольца». */
export function kindMany(kind: Kind): string {
  return KIND_NAMES[kind];
}

/** The label on the main picture; a discount is shown beside the price. */
export function labelOf(labels: readonly Label[]): string | null {
  for (const label of labels) if (label !== 'sale') return LABEL_NAMES[label];
  return null;
}
