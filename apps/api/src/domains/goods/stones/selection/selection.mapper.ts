import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { StoneSetting } from '@yahont/contracts/stones/stone-setting.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { WaysAboveCard } from '@yahont/values/sums/ways-to-pay.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import {
  availableBySku,
  isInStock,
  placesOf,
  productUrl,
  type Catalogue,
  type ProductRecord,
} from '#src/domains/goods/catalogue/index.ts';
import type { Places } from '#src/domains/goods/delivery/index.ts';
import type { Setting } from './designs.ts';

type Priced = { catalogue: Catalogue; stone: { price: Kopecks; shape: StoneShape }; chosenId: number | null };

/** A setting as the list shows it. */
export function toSetting(setting: Setting, { catalogue, stone, chosenId }: Priced): StoneSetting {
  const { record, seat } = setting;
  const [first] = photographsWith(stone.shape, setting);
  return {
    productId: record.id,
    code: record.code,
    name: record.name,
    shortName: record.shortName,
    kind: record.kind,
    metal: record.metal,
    picture: first === undefined ? null : catalogue.pictureOf(first),
    seat,
    inserts: [...record.inserts],
    inStock: isInStock(record),
    price: record.price,
    together: kopecks(record.price + stone.price),
    isChosen: record.id === chosenId,
  };
}

/** Photographs of a setting with a stone of this shape; other shapes would show a different piece. */
function photographsWith(shape: StoneShape, { record, seat }: Setting): ProductRecord['pictures'] {
  return seat.shownShape === shape ? record.pictures : [];
}

export type Dated = {
  /** When a courier can deliver the stone in a setting from these places, after these services. */
  readyDate: (places: Places, services: readonly ServiceCode[]) => string;
};
type Offered = Priced &
  Dated & {
    instalmentOf: (price: Kopecks) => Instalment | null;
    waysAboveCard: (price: Kopecks) => WaysAboveCard | null;
  };

/** The chosen setting with everything that its panel shows. */
export function toChosen(setting: Setting, priced: Offered): ChosenSetting {
  const { record } = setting;
  const { catalogue, instalmentOf, waysAboveCard, stone } = priced;
  const { engravedAt } = record.facts;
  const own = toSetting(setting, priced);
  const skus = skusOf(record, priced);
  const first = firstDates(skus);
  return {
    ...own,
    url: productUrl(record),
    pictures: photographsWith(stone.shape, setting)
      .map((picture) => catalogue.pictureOf(picture))
      .filter((picture) => picture !== null),
    setting: record.setting,
    fineness: record.fineness,
    metals: catalogue.variantsOf(record).map((variant) => ({
      code: variant.code,
      metal: variant.metal,
      inStock: isInStock(variant),
    })),
    skus,
    isSoldOnline: catalogue.sellsOnline(own.together),
    instalment: instalmentOf(own.together),
    waysAboveCard: waysAboveCard(own.together),
    bonus: pointsToEarn(own.together),
    readyDate: first.readyDate,
    engraving: engravedAt === null ? null : { place: engravedAt, readyDate: first.engravedDate },
  };
}

function skusOf(record: ProductRecord, { readyDate }: Dated): ChosenSetting['skus'] {
  const available = availableBySku(record);
  return record.skuIds.map((id, index) => {
    const places = placesOf(record, index);
    return {
      id,
      size: record.sizes[index] || null,
      isAvailable: (available[index] ?? 0) > 0,
      readyDate: readyDate(places, []),
      engravedDate: readyDate(places, ['engraving']),
    };
  });
}

/** The dates of the size that is available first, or of an unavailable one when none is in stock. */
function firstDates(skus: ChosenSetting['skus']): { readyDate: string; engravedDate: string } {
  const inStock = skus.filter(({ isAvailable }) => isAvailable);
  const counted = inStock.length === 0 ? skus : inStock;
  const [readyDate = ''] = counted.map((sku) => sku.readyDate).toSorted();
  const [engravedDate = ''] = counted.map((sku) => sku.engravedDate).toSorted();
  return { readyDate, engravedDate };
}
