import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import type { StoneSetting } from '@yahont/contracts/stones/stone-setting.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import { CARD_MAX } from '@yahont/values/sums/payment-limits.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import { availableBySku, isInStock, productUrl } from '#src/domains/catalogue/index.ts';
import type { Catalogue, ProductRecord } from '#src/domains/catalogue/index.ts';
import type { Setting } from './designs.ts';

type Priced = { catalogue: Catalogue; stone: { price: Kopecks }; chosenId: number | null };

/** A setting as the list shows it. */
export function toSetting({ record }: Setting, { catalogue, stone, chosenId }: Priced): StoneSetting {
  const [first] = record.pictures;
  return {
    productId: record.id,
    code: record.code,
    name: record.name,
    shortName: record.shortName,
    kind: record.kind,
    metal: record.metal,
    picture: first ? catalogue.pictureOf(first) : null,
    inStock: isInStock(record),
    price: record.price,
    together: kopecks(record.price + stone.price),
    isChosen: record.id === chosenId,
  };
}

type Offered = Priced & {
  instalmentOf: (price: Kopecks) => Instalment | null;
  readyDate: string;
  /** The date with an inscription. */
  engravedDate: string;
};

/** The chosen setting with all that its panel shows. */
export function toChosen(setting: Setting, priced: Offered): ChosenSetting {
  const { record, seat } = setting;
  const { catalogue, instalmentOf, readyDate, engravedDate } = priced;
  const { engravedAt } = record.facts;
  const own = toSetting(setting, priced);
  return {
    ...own,
    url: productUrl(record),
    pictures: record.pictures
      .map((picture) => catalogue.pictureOf(picture))
      .filter((picture) => picture !== null),
    seat,
    setting: record.setting,
    fineness: record.fineness,
    inserts: [...record.inserts],
    metals: catalogue.variantsOf(record).map((variant) => ({
      code: variant.code,
      metal: variant.metal,
      inStock: isInStock(variant),
    })),
    skus: skusOf(record),
    isSoldOnline: own.together <= CARD_MAX,
    instalment: instalmentOf(own.together),
    bonus: pointsToEarn(own.together),
    readyDate,
    engraving: engravedAt === null ? null : { place: engravedAt, readyDate: engravedDate },
  };
}

function skusOf(record: ProductRecord): ChosenSetting['skus'] {
  const available = availableBySku(record);
  return record.skuIds.map((id, index) => ({
    id,
    size: record.sizes[index] || null,
    isAvailable: (available[index] ?? 0) > 0,
  }));
}
