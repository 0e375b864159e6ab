import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { OptionalModule } from '@yahont/contracts/optional-modules.ts';
import type { BuyingSettings } from '#src/compose/buying.ts';
import type { DatabaseSettings } from '#src/platform/database/open/open-database.ts';
import type { Meter } from '#src/platform/seen/meter.ts';
import type { Log } from '#src/platform/log.ts';
import type { RetailRocketSettings } from '#src/adapters/retail-rocket/retail-rocket-settings.ts';
import type { DadataSettings } from '#src/adapters/dadata/dadata-settings.ts';
import type { CaptchaSettings } from '#src/adapters/captcha/captcha-settings.ts';
import type { WebPushSettings } from '#src/adapters/web-push/web-push.ts';
import type { MailSettings } from '#src/adapters/mail/mail-settings.ts';
import type { MetalRateSettings } from '#src/adapters/metal-rates/metal-rate-settings.ts';
import type { OperatorSettings } from '#src/adapters/operator-webhook/operator-settings.ts';
import type { CallSettings } from '#src/adapters/calls/call-settings.ts';
import type { SmsSettings } from '#src/adapters/sms/sms-settings.ts';
import type { GeoIp } from '#src/domains/ground/locations/index.ts';
import type { WorkingHours } from '#src/domains/after/callbacks/index.ts';
import type { MetalRateDeps } from '#src/domains/ground/metal-rates/index.ts';

/** What the API is composed with: its database, its secrets, who it works with and what is switched off. */
export type ApiSettings = BuyingSettings & {
  database: DatabaseSettings;
  log: Log;
  /** Takes what the API measures about itself; by default nobody does. */
  meter?: Meter;
  /** Instead of the database's clock, for tests. */
  now?: () => Date;
  /** Unix milliseconds by this machine's clock, which the database's clock corrects; for tests. */
  machineNow?: () => number;
  geoIp?: GeoIp;
  /** `tokenKey`: at least 32 characters; tokens and codes are keyed with it. */
  secrets: { tokenKey: string };
  /** The token key is another one than before on purpose. */
  isTokenKeyReplaced?: boolean;
  sms: SmsSettings;
  /** Calls that read out a code; none by default. */
  calls?: CallSettings;
  /** Ways to send a sign-in code, in the order in which they are tried; by SMS by default. */
  codeWays?: readonly CodeWay[];
  mail: MailSettings;
  /**
   * Mail domain whose incoming letters a relay posts to the webhook, and the relay's secret. Without it
   * answers by e-mail are not received.
   */
  inboundMail?: { domain: string; secret: string };
  /** Whether messages that can wait are held until morning in the receiver's time zone; true by default. */
  keepsQuiet?: boolean;
  /** Keys for notices of browsers; without them none are offered. */
  push?: WebPushSettings | null;
  /** Address that receives what shoppers write to the shop. */
  operatorMail: string;
  /** Public scheme and host of the shop. */
  publicUrl: string;
  /** For how many years a gift certificate pays; three by default. */
  certificateYears?: number;
  captcha: CaptchaSettings;
  operators: OperatorSettings;
  /** When operators call back. */
  callbackHours: WorkingHours;
  /** Who suggests addresses and finds companies; without it only streets that several shoppers have written are suggested. */
  dadata?: DadataSettings;
  /** Without a contract the shop uses its own recommendations and reports no clicks in e-mails. */
  retailRocket?: RetailRocketSettings;
  /** Where the rate of gold comes from; without it gold is not priced. */
  metalRates?: MetalRateSettings;
  /** The share of the rate that is paid, and for how long a rate is valid; the usual values by default. */
  goldBuying?: Omit<MetalRateDeps, 'feed'>;
  /** Shows what the demo senders sent at /api/dev/outbox. */
  devOutbox: boolean;
  /** Modules that are switched off: no route, no job, no schedule. None by default. */
  modulesOff?: readonly OptionalModule[];
};
