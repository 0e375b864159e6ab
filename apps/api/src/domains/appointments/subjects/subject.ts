import type { ShownThing } from '@yahont/contracts/appointments/appointments.ts';

/** A thing that an appointment is about, as the shop knows it now. */
export type Subject = {
  thing: ShownThing;
  /** One open appointment of a phone: `stone:12`. Another setting or size is the same subject. */
  key: string;
  /** Columns of the appointment's row. */
  stoneId: number | null;
  productId: number | null;
  skuId: number | null;
  name: string;
  /** By which the operators look for it: «gia-6204815523», «артикул Я-1». */
  code: string;
  /** False when a setting or size was named that is not for sale. */
  hasSku: boolean;
  /** «Оправа: кольцо „Аврора“, артикул Я-1», «Размер 17»; null when none was named. */
  extra: string | null;
  /** Address of its page; null while it is hidden. */
  url: string | null;
  /** Stores where a piece that can be shown lies, null for the vault; empty for a thing that is not on sale. */
  places: readonly (number | null)[];
};

/** The part of a row that says what is shown, with the code of its stone. */
export type SubjectRow = {
  kind: ShownThing['kind'];
  stoneCode: string | null;
  productId: number | null;
  skuId: number | null;
};

/** What a row shows. The table's checks keep the columns of each kind filled. */
export function thingOf({ kind, stoneCode, productId, skuId }: SubjectRow): ShownThing {
  switch (kind) {
    case 'stone':
      return { kind, code: stoneCode ?? '', skuId };
    case 'product':
      return { kind, productId: productId ?? 0, skuId };
  }
}
