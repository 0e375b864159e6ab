import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { StoneRecord } from './stone-record.ts';

export type StorePlace = NonNullable<StoneCard['store']>;
/** Data of a card beyond the record: it depends on other stones, laboratories, stores and the ways to pay. */
type Beside = Pick<StoneCard, 'cheaperThan' | 'laboratoryScale' | 'store' | 'isSoldOnline'>;

/** Address of the listing. */
export const LISTING_URL = '/catalog/diamonds/';

/** Address of a stone's page. */
export function stoneUrl(code: string): string {
  return `${LISTING_URL}${code}/`;
}

/** A stone as listings show it. */
export function toCard(record: StoneRecord, beside: Beside): StoneCard {
  return {
    id: record.id,
    code: record.code,
    url: stoneUrl(record.code),
    name: record.name,
    shape: record.shape,
    cutNote: record.cutNote,
    caratMilli: record.caratMilli,
    colour: { ru: record.colourRu, gia: record.colourGia },
    clarity: { ru: record.clarityRu, gia: record.clarityGia },
    quality: { ru: record.qualityRu, gia: record.qualityGia },
    polish: record.polish,
    symmetry: record.symmetry,
    fluorescence: record.fluorescence,
    laboratory: record.laboratory,
    certificate: record.certificate,
    lengthMm100: record.lengthMm100,
    widthMm100: record.widthMm100,
    heightMm100: record.heightMm100,
    depth10: record.depth10,
    table10: record.table10,
    price: record.price,
    ...beside,
  };
}
