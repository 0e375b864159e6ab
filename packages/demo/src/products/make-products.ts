import {
  SETTING_TYPES,
  type ProductFacts,
  type Seat,
  type SettingType,
} from '@yahont/contracts/product-facts.ts';
import type { Label, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { lengthOfCm } from '@yahont/values/measures/size.ts';
import { roubles } from '@yahont/values/money.ts';
import { slug } from '@yahont/values/text/slug.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { editorLines } from '../content/editor-lines.ts';
import { hashOf } from '../hash.ts';
import { pictureHash, viewsOf, type View } from '../pictures.ts';
import { films } from './films.ts';
import { reportedInserts } from './gems/stone-reports.ts';
import { descriptionOf, nameOf, shortNameOf } from './describe.ts';
import { articleStart, goldColourOf, metalWords, siblingMetals, type GoldColour } from './metals.ts';
import type { Model } from './model.ts';
import { popularityOf } from './popularity.ts';
import { middleSize, sizesOf } from './ring-sizes.ts';

const DAY_MS = 86_400_000;
const NOVELTY_DAYS = 45;
const FRESH_MODEL_DAYS = 12;
const OLDEST_DAYS = 720;
const siblingDiscounts = [10, 15, 20] as const;

const viewWords: Readonly<Record<View['shows'], string>> = {
  whole: '',
  angle: ', другой ракурс',
  close: ', крупный план',
  detail: ', деталь',
  edge: ', фрагмент',
};

/** One metal of a model; `colour` is null for the metal of the render. */
type Variant = { model: Model; metal: Metal; colour: GoldColour | null; order: number };

/** Every product: each model in the metal of its render and in the metals that have recoloured pictures. */
export function makeProducts(models: readonly Model[], today: Date): ImportProduct[] {
  const popularity = popularityOf(models);
  return models
    .flatMap(variantsOf)
    .map((variant) => productOf(variant, today, popularity(variant.model, variant.order)));
}

function variantsOf(model: Model): Variant[] {
  const colours = (['yellow', 'white', 'rose'] as const).filter(
    (colour) => viewsOf(model.picture, colour).length > 0,
  );
  const siblings = colours.map((colour, index) => ({
    model,
    metal: siblingMetals[colour].metal,
    colour,
    order: index + 1,
  }));
  return [{ model, metal: model.metal, colour: null, order: 0 }, ...siblings];
}

function productOf(variant: Variant, today: Date, popularity: number): ImportProduct {
  const { model, metal, colour } = variant;
  const name = nameOf(model, metal);
  const code = slug(`${model.noun} ${model.own} ${metalWords[metal].nominative}`);
  const price = priceOf(variant);
  const off = discountOf(variant, code);
  const daysOld = daysOldOf(variant, code);
  return {
    code,
    article: `${articleStart[model.kind]}-${model.number}-${metalWords[metal].articleEnding}`,
    modelCode: slug(`${model.noun} ${model.own}`),
    name,
    shortName: shortNameOf(model),
    description: descriptionOf(model, metal),
    editorLine: nbsp(editorLines[model.own] ?? ''),
    kind: model.kind,
    style: model.style,
    tier: tierOf(model),
    audience: model.audience ?? 'women',
    collection: model.collection ?? null,
    sectionPath: model.section,
    labels: labelsOf(variant, { off, daysOld }),
    price: roubles(price),
    oldPrice: off === 0 ? null : roubles(toHundreds(price / (1 - off / 100))),
    metal,
    fineness: model.fineness,
    weightMg: weightOf(variant),
    widthMm10: tenths(model.widthMm),
    coating: coatingOf(variant),
    setting: nbsp(model.setting ?? ''),
    facts: factsOf(model),
    madeIn: 'Кострома, Россия',
    inserts: insertsOf(variant, { code, price: roubles(price), arrivedAt: arrivedAt(today, daysOld) }),
    pictures: viewsOf(model.picture, colour).map((view) => ({
      hash: pictureHash(view.name),
      alt: `${name}${viewWords[view.shows]}${shownIn(model)}`,
    })),
    video: colour === null ? (films.get(model.picture) ?? null) : null,
    sizes: sizesOfProduct(model, code),
    bySize: bySizeOf(variant),
    madeToOrderDays: model.madeToOrderDays ?? null,
    popularity,
    arrivedAt: arrivedAt(today, daysOld),
  };
}

function factsOf(model: Model): ProductFacts {
  return {
    settings: settingsOf(model),
    seat: seatOf(model),
    engravedAt: engravedAtOf(model),
    weave: model.weave ?? null,
    clasp: model.clasp ?? null,
    body: model.body ?? null,
    diameterMm10: tenths(model.diameterMm),
    heightMm10: tenths(model.heightMm),
    chain: model.kind === 'pendant' ? (model.chain ?? 'separate') : null,
    bailMm10: tenths(model.bailMm),
    stonesOfSize: model.lengths?.hasStonesAlong === true ? lengthOfCm(model.lengths.base) : null,
    isOnly: model.pieces === 1,
  };
}

/** A single piece has the one size that it was made in. */
function sizesOfProduct(model: Model, code: string): number[] {
  const sizes = [...sizesOf(model.sizes), ...(model.lengths?.cm ?? []).map(lengthOfCm)];
  if (model.pieces !== 1) return sizes;
  const size = middleSize({ code, sizes });
  return size === null ? [] : [size];
}

function tenths(mm: number | undefined): number | null {
  return mm === undefined ? null : Math.round(mm * 10);
}

/** Weight and price of each length. */
function bySizeOf(variant: Variant): ImportProduct['bySize'] {
  const { lengths } = variant.model;
  if (lengths === undefined) return [];
  const { cm: all, base, fixedGrams = 0, fixedPrice = 0 } = lengths;
  const atLength = (whole: number, fixed: number, cm: number): number =>
    fixed + ((whole - fixed) * cm) / base;
  return all.map((cm) => ({
    size: lengthOfCm(cm),
    weightMg: weightOf(variant, { grams: atLength(variant.model.grams, fixedGrams, cm) }),
    price: roubles(priceOf(variant, { price: atLength(variant.model.price, fixedPrice, cm) })),
  }));
}

/** The stones of a setting have no report: its main stone is the shopper's choice. */
function insertsOf(
  { model }: Variant,
  piece: Pick<ImportProduct, 'code' | 'price' | 'arrivedAt'>,
): ImportProduct['inserts'] {
  const { inserts = [], seat } = model;
  const reported = seat === undefined ? reportedInserts({ ...piece, tier: tierOf(model), inserts }) : inserts;
  return reported.map((insert) => ({
    ...insert,
    quality: nbsp(insert.quality),
    role: nbsp(insert.role),
    origin: nbsp(insert.origin),
  }));
}

const settingWords: Readonly<Record<SettingType, string>> = {
  prong: 'крапановая',
  bezel: 'глухая',
  pave: 'паве',
  channel: 'канальная',
  grain: 'корнеровая',
  post: 'на штифте',
};

/** «Крапановая и паве» → `prong`, `pave`. */
function settingsOf({ setting = '' }: Model): SettingType[] {
  const text = setting.toLowerCase();
  return SETTING_TYPES.filter((type) => text.includes(settingWords[type]));
}

function seatOf({ seat, pieceNoun, noun, own }: Model): Seat | null {
  if (seat === undefined) return null;
  // Its pictures are drawings without a stone.
  return { ...seat, shown: '', shownShape: null, piece: nbsp(`${pieceNoun ?? noun} «${own}»`) };
}

/** A centre diamond of this weight has a report of a laboratory of its own. */
const REPORTED_CARAT_MILLI = 500;

/**
 * The tier on the model card; otherwise a finished piece around a diamond with a report is in the
 * diamond tier.
 */
function tierOf({ tier, seat, inserts = [] }: Model): ImportProduct['tier'] {
  const isDiamond = inserts.some(
    ({ gem, count, caratMilli }) =>
      gem === 'diamond' && count === 1 && (caratMilli ?? 0) >= REPORTED_CARAT_MILLI,
  );
  return tier ?? (isDiamond && seat === undefined ? 'diamond' : 'common');
}

/** Narrower than this, a ring has no room for an inscription inside. */
const NARROWEST_MM = 1.9;

/** The place on the model's card; the ring of a setting can be engraved when it is wide enough. */
function engravedAtOf({ engravedAt, kind, seat, widthMm = 0 }: Model): EngravingPlace | null {
  const isWideRing = kind === 'ring' && seat !== undefined && widthMm >= NARROWEST_MM;
  return engravedAt ?? (isWideRing ? 'inside' : null);
}

/** Pictures of a setting show its metal alone, and say so. */
function shownIn({ seat }: Model): string {
  return seat === undefined ? '' : ', без камня';
}

function toHundreds(value: number): number {
  return Math.round(value / 100) * 100;
}

function factorOf(variant: Variant, field: 'priceFactor' | 'weightFactor'): number {
  if (variant.colour === null) return 1;
  const rendered = goldColourOf(variant.model.metal);
  return siblingMetals[variant.colour][field] / (rendered === null ? 1 : siblingMetals[rendered][field]);
}

function priceOf(variant: Variant, { price }: Pick<Model, 'price'> = variant.model): number {
  return toHundreds(price * factorOf(variant, 'priceFactor'));
}

function weightOf(variant: Variant, { grams }: Pick<Model, 'grams'> = variant.model): number {
  return Math.round(grams * factorOf(variant, 'weightFactor') * 100) * 10;
}

function coatingOf({ model, metal, colour }: Variant): string {
  if (metal === 'white-gold') return 'Родий';
  return colour === null ? nbsp(model.coating ?? '') : '';
}

/** Whole per cent. About every fifth recoloured product has a discount of its own. */
function discountOf({ model, colour }: Variant, code: string): number {
  if (colour === null) return model.off ?? 0;
  if (hashOf(`sale:${code}`) % 5 !== 0) return 0;
  return siblingDiscounts[hashOf(`off:${code}`) % siblingDiscounts.length] ?? 10;
}

function daysOldOf({ model, colour, order }: Variant, code: string): number {
  const known = model.daysOld;
  if (known !== undefined && colour === null) return known;
  if (known !== undefined && known < FRESH_MODEL_DAYS) return known + order * 4;
  return NOVELTY_DAYS + 5 + (hashOf(`arrived:${code}`) % (OLDEST_DAYS - NOVELTY_DAYS - 5));
}

function labelsOf({ model, colour }: Variant, { off, daysOld }: { off: number; daysOld: number }): Label[] {
  const own = (model.labels ?? []).filter((label) => label !== 'hit' || colour === null);
  return [
    ...(daysOld <= NOVELTY_DAYS ? (['new'] as const) : []),
    ...(off > 0 ? (['sale'] as const) : []),
    ...(model.tier === 'royal' ? (['royal'] as const) : []),
    ...own,
  ];
}

/** Deliveries arrive at ten in the morning, Moscow time. */
function arrivedAt(today: Date, daysOld: number): string {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight - daysOld * DAY_MS + 7 * 3_600_000).toISOString();
}
