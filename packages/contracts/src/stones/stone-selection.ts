import { z } from 'zod';
import { Metal } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { Instalment } from '../payment/instalment.ts';
import { WaysAboveCard } from '../payment/ways-above-card.ts';
import { Seat } from '../product-facts.ts';
import { EngravingPlace } from '../cart/inscription.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Code } from '../wire/fields.ts';
import { SELECTION_SORTS, SETTING_KINDS, SETTING_STYLES } from './selection-keys.ts';
import { StoneCard } from './stone-card.ts';
import { StonePage, StoneState } from './stone-page.ts';
import { StoneSetting } from './stone-setting.ts';

export const SelectionQuery = z.object({
  kind: z.enum(SETTING_KINDS).optional().catch(undefined),
  style: z.enum(SETTING_STYLES).optional().catch(undefined),
  metal: Metal.optional().catch(undefined),
  sort: z.enum(SELECTION_SORTS).catch('advised').default('advised'),
  /** The chosen setting in one metal; the most recommended one by default. */
  setting: Code.optional().catch(undefined),
});
export type SelectionQuery = z.infer<typeof SelectionQuery>;

/** The chosen setting with everything that its panel shows. */
export const ChosenSetting = StoneSetting.extend({
  /** Address of the setting's own page. */
  url: z.string(),
  /** With a stone of the same shape; empty when no photograph shows one. */
  pictures: z.array(Picture),
  /** «Крапановая, шесть крапанов» */
  setting: z.string(),
  fineness: z.int(),
  metals: z.array(z.object({ code: z.string(), metal: Metal, inStock: z.boolean() })),
  /** A single entry without a size for a product without sizes. */
  skus: z.array(
    z.object({
      id: z.int(),
      size: z.int().nullable(),
      isAvailable: z.boolean(),
      /** ISO dates of the courier in the caller's city, the second one with an inscription. */
      readyDate: z.iso.date(),
      engravedDate: z.iso.date(),
    }),
  ),
  /** False when no way to pay covers the sum of both: then they are sold in a store. */
  isSoldOnline: z.boolean(),
  instalment: Instalment.nullable(),
  /** Ways to pay the sum of both, where it is above the limit of a card. */
  waysAboveCard: WaysAboveCard,
  /** Points that both earn. */
  bonus: z.int(),
  /** Ready date of the earliest size, ISO date in the caller's city. */
  readyDate: z.iso.date(),
  /** Null for a setting that cannot be engraved; `readyDate` counts the days of the inscription too. */
  engraving: z.object({ place: EngravingPlace, readyDate: z.iso.date() }).nullable(),
});
export type ChosenSetting = z.infer<typeof ChosenSetting>;

function optionsOf<T extends z.ZodType>(value: T) {
  return z.array(z.object({ value, count: z.int(), isSelected: z.boolean() }));
}

export const StoneSelection = z.object({
  stone: StoneCard.extend(
    StonePage.pick({ girdle10: true, crownAngle10: true, pavilionAngle10: true }).shape,
  ),
  state: StoneState,
  /** Stones on sale instead of a taken one, most similar first; empty for a stone on sale. */
  instead: z.array(StoneCard),
  /** Designs that fit the stone, whatever the filters. */
  allTotal: z.int(),
  /** One metal of each matching design, in the order of `sort`. */
  settings: z.array(StoneSetting),
  /** With the number of designs that match the other filters. */
  kinds: optionsOf(z.enum(SETTING_KINDS)),
  styles: optionsOf(z.enum(SETTING_STYLES)),
  metals: optionsOf(Metal),
  sort: z.enum(SELECTION_SORTS),
  /** Null when no setting fits the stone. */
  chosen: ChosenSetting.nullable(),
  /** The requested setting when it does not fit this stone: its name, and which stones fit it. */
  misfit: z.object({ name: z.string(), url: z.string(), seat: Seat }).nullable(),
});
export type StoneSelection = z.infer<typeof StoneSelection>;

export const getStoneSelection = endpoint({
  method: 'GET',
  path: '/api/stones/{code}/selection',
  summary: 'Settings that take a loose stone, with the price of both',
  params: z.object({ code: Code }),
  query: SelectionQuery,
  answer: StoneSelection,
});
