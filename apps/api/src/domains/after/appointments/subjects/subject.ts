import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { Appraisal, ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { AppointmentDetails } from './details.ts';
import type { StoreService } from '@yahont/values/store-services.ts';

/** Stores that have a piece to show, null for the vault; empty when it is not on sale. */
export type Places = readonly (number | null)[];

/** The subject of an appointment, as the shop knows it now. */
export type Subject = {
  thing: ShownThing;
  /**
   * A phone may have one open appointment per key: `stone:12`, `gold`. Another setting, size or lot of
   * gold is the same subject.
   */
  key: string;
  /** Columns of the appointment's row. */
  stoneId: number | null;
  productId: number | null;
  skuId: number | null;
  details: AppointmentDetails | null;
  name: string;
  /**
   * Text by which operators search for it: «gia-6204815523», «артикул Я-1»; the lots of gold; empty for
   * nothing.
   */
  code: string;
  /** False when a setting or size was named that is not for sale. */
  hasSku: boolean;
  /**
   * «Оправа: кольцо „Аврора“, артикул Я-1», «Размер 17», words to engrave, or an УИН; null when there
   * are none.
   */
  extra: string | null;
  appraisal: Appraisal | null;
  /** Pieces to try on, or the piece wanted for gold. */
  pieces: readonly { name: string; url: string | null; price: Kopecks }[];
  /** Address of its page; null while it is hidden. */
  url: string | null;
  /**
   * The place of each thing that must be in the store; empty for a visit that needs nothing from the
   * shop.
   */
  lies: readonly Places[];
  /** What is put aside beside the stone: one piece of each entry; a list of SKUs means any one of them. */
  holds: readonly (readonly number[])[];
  /** The service that the store must offer; null when every store can do it. */
  service: StoreService | null;
};

/** The columns of other kinds, all empty. */
export const NOTHING_MORE = {
  stoneId: null,
  productId: null,
  skuId: null,
  details: null,
  code: '',
  hasSku: true,
  extra: null,
  appraisal: null,
  pieces: [],
  lies: [],
  holds: [],
  service: null,
} satisfies Partial<Subject>;

/** Whether everything that must be in the store can be brought there. */
export function isAvailable({ lies }: Pick<Subject, 'lies'>): boolean {
  return lies.every((places) => places.length > 0);
}

/** The part of a row that identifies what is shown, with the code of its stone. */
export type SubjectRow = {
  kind: AppointmentKind;
  stoneCode: string | null;
  productId: number | null;
  skuId: number | null;
  details: AppointmentDetails | null;
};

/** The subject of a row. The table's checks keep the columns of each kind filled. */
export function thingOf({ kind, stoneCode, productId, skuId, details }: SubjectRow): ShownThing {
  switch (kind) {
    case 'stone':
      return { kind, code: stoneCode ?? '', skuId };
    case 'product':
      return { kind, productId: productId ?? 0, skuId };
    case 'fitting':
      return { kind, productIds: details?.kind === kind ? details.productIds : [] };
    case 'gold':
      return { kind, lots: details?.kind === kind ? details.lots : [], productId };
    case 'engraving':
      return { kind, words: details?.kind === kind ? details.words : null };
    case 'care':
      return { kind, uin: details?.kind === kind ? details.uin : null };
  }
}
