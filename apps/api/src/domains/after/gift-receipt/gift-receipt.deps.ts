import { phoneLinks } from '#src/platform/links/phone-links.ts';
import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { GiftDeps as ReturnDeps } from '#src/domains/after/returns/index.ts';

/** A wrapped line and its order: both are in the seal, and neither is ever used again. */
export type GiftLine = { lineId: number; orderId: number };

export type GiftLinks = {
  linkOf: (gift: GiftLine) => string;
  /** The line that a link claims to belong to; null for a link of another form. Check it with `isOf`. */
  lineOf: (link: string) => number | null;
  /** Whether this shop made the link for that line. */
  isOf: (link: string, gift: GiftLine) => boolean;
};

/** Links of presents. They are not stored: made of the key again whenever one is shown. */
export function giftLinks(key: Uint8Array): GiftLinks {
  const links = phoneLinks(key, ['gift']);
  // The number of the order is in the place of a phone.
  const rowOf = ({ lineId, orderId }: GiftLine) => ({ id: lineId, phone: String(orderId) });
  return {
    linkOf: (gift) => links.linkOf(rowOf(gift), 'gift'),
    lineOf: links.idOf,
    isOf: (link, gift) => links.purposeOf(link, rowOf(gift)) !== null,
  };
}

/** What presents need from other domains and settings. */
export type GiftDeps = {
  captcha: Captcha;
  cities: Pick<CityDirectory, 'getOrDefault'>;
  stores: Pick<StoreDirectory, 'find' | 'listInCity'>;
  links: GiftLinks;
  returns: ReturnDeps;
  /** «Кольцо «Луна»»; undefined for a piece that is no longer shown. */
  shortNameOf: (skuId: number) => string | undefined;
  /** Scheme and host of the shop. */
  publicUrl: string;
};
