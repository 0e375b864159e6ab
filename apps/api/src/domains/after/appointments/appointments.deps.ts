import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { MetalRateDeps } from '#src/domains/ground/metal-rates/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { VisitLinks } from './visits/visit-links.ts';

/** What appointments need from other domains and settings. */
export type AppointmentDeps = {
  captcha: Captcha;
  catalogue: Catalogue;
  cities: CityDirectory;
  stores: StoreDirectory;
  /** Rates by which gold is estimated. */
  metalRates: MetalRateDeps;
  links: VisitLinks;
  /** Address that receives the e-mails about appointments. */
  operatorMail: string;
  /** Scheme and host of the shop. */
  publicUrl: string;
  sms: SmsSender;
};

/**
 * Sends an SMS with a link at once, bypassing the outbox: the link must not be stored. Throws so that
 * it is retried.
 */
export type SmsSender = {
  send: (sms: { to: string; text: string; idempotencyKey: string }) => Promise<void>;
};
