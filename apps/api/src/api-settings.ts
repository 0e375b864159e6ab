import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { BuyingSettings } from '#src/compose/buying.ts';
import type { DatabaseSettings } from '#src/platform/database/open/open-database.ts';
import type { OptionalModule } from '#src/platform/domain-module.ts';
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
  /** Instead of the database's clock, for tests. */
  now?: () => Date;
  /** Unix milliseconds by the clock of this machine, which the database's corrects; for tests. */
  machineNow?: () => number;
  geoIp?: GeoIp;
  /** `tokenKey`: at least 32 characters; tokens and codes are keyed with it. */
  secrets: { tokenKey: string };
  sms: SmsSettings;
  /** Calls that dictate a code; none by default. */
  calls?: CallSettings;
  /** Ways to send a sign-in code, the first one tried first; by SMS by default. */
  codeWays?: readonly CodeWay[];
  mail: MailSettings;
  /**
   * Domain whose letters a relay brings to the webhook, and what the relay proves itself with. Without it answers by e-mail are not
   * received.
   */
  inboundMail?: { domain: string; secret: string };
  /** Whether messages that can wait are kept until the morning of the receiver; they are by default. */
  keepsQuiet?: boolean;
  /** Keys for notices of browsers; without them none are offered. */
  push?: WebPushSettings | null;
  /** Address that receives what shoppers write to the shop. */
  operatorMail: string;
  /** Public scheme and host of the shop. */
  publicUrl: string;
  /** Folder of the files that people send with forms. Never served. */
  attachmentFolder: string;
  /** Folder for files of requests from the account. */
  supportFolder: string;
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
  /** What is paid of the rate, and for how long it is good; the usual values by default. */
  goldBuying?: Omit<MetalRateDeps, 'feed'>;
  /** Shows what the demo senders sent at /api/dev/outbox. */
  devOutbox: boolean;
  /** Modules that are switched off: no route, no job, no schedule. None by default. */
  modulesOff?: readonly OptionalModule[];
};
