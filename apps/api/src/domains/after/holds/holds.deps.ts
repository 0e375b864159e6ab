import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { phoneLinks, type PhoneLinks } from '#src/platform/links/phone-links.ts';

export type HoldLinks = PhoneLinks<'hold'>;

export function holdLinks(key: Uint8Array): HoldLinks {
  return phoneLinks(key, ['hold']);
}

/** What holds need from other domains and settings. */
export type HoldDeps = {
  captcha: Captcha;
  catalogue: Catalogue;
  cities: CityDirectory;
  stores: StoreDirectory;
  links: HoldLinks;
  /** Scheme and host of the shop. */
  publicUrl: string;
  /** Sends an SMS with a link at once, bypassing the outbox: the link must not be stored. */
  sms: { send: (sms: { to: string; text: string; idempotencyKey: string }) => Promise<void> };
};
