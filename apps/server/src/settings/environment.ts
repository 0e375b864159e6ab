import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { OPTIONAL_MODULES } from '@yahont/contracts/optional-modules.ts';
import { DOOR } from '@yahont/values/deadlines.ts';
import { isPrivateHost } from '@yahont/values/text/private-host.ts';
import { checkFiles, fileVariables } from './file-variables.ts';
import { address, checkPayment, paymentVariables, switched } from './payment-variables.ts';

/** Root folder of the repository. */
export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** An origin on a host with a dot in its name, or on this machine: `https://maps` is a typing error. */
const hostedAddress = address.refine(
  (origin) => /\.|^localhost$|^\[/.test(new URL(origin).hostname),
  'a host with a dot in its name',
);

/**
 * An https origin with a dot in its host name: with others the provider's component throws in the page. A
 * test's fake is on 127.0.0.1.
 */
const captchaAddress = address.refine((origin) => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' ? /^[^.[]+\..*[a-z]/i.test(hostname) : hostname === '127.0.0.1';
}, 'https and a host with a dot in its name');

/** Values of `sslmode` with which the driver encrypts and checks the certificate. */
const ENCRYPTED = new Set(['prefer', 'require', 'verify-ca', 'verify-full']);

/** A database on the internet must be asked through TLS: passwords and orders pass on the way. */
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ }).refine((url) => {
  const { hostname, searchParams } = new URL(url);
  // Of names that come twice the driver reads the last.
  const last = (name: string) => searchParams.getAll(name).at(-1) ?? '';
  const isEncrypted =
    ENCRYPTED.has(last('sslmode')) || (last('sslmode') === '' && /^(?:true|1)$/.test(last('ssl')));
  return isEncrypted || isPrivateHost(last('host') || hostname);
}, 'sslmode=verify-full, or a host of a private network');

/** Names of modules, separated by commas or spaces. */
const moduleNames = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
  .pipe(z.array(z.enum(OPTIONAL_MODULES)));

/** Ways to send codes in the order in which they are tried. With e-mail alone nobody could register. */
const codeWays = z
  .string()
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter((way) => way !== ''))])
  .pipe(z.array(CodeWay))
  .refine((ways) => ways.some((way) => way !== 'mail'), 'sms or call must be among them');

/** Origins, separated by commas or spaces; `*` matches every subdomain. */
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .pipe(
    z.array(z.string().regex(/^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, 'an origin without a path')),
  );

/** A fraction of a price with at most three decimals, such as `0.967`; becomes thousandths. */
const share = z
  .string()
  .regex(/^(0?\.\d{1,3}|1(\.0{1,3})?)$/, 'a number up to 1 with at most three decimals')
  .transform((text) => Math.round(Number(text) * 1000))
  .refine((thousandths) => thousandths > 0, 'more than nothing');

/** `9-21`, `always` or `never`. */
const callbackHours = z.union([
  z.enum(['always', 'never']),
  z
    .string()
    .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-4])$/, 'hours like 9-21, always or never')
    .transform((text) => {
      const [from = 0, to = 0] = text.split('-').map(Number);
      return { from, to };
    }),
]);

const Variables = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    /** 0 takes any free port. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: databaseAddress.optional(),
    /** Maximum connections of this process to PostgreSQL; by default twice its processors, from 4 to 10. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).optional(),
    /** Maximum connections for jobs, schedules and imports; 3 by default. */
    DATABASE_WORK_CONNECTIONS: z.coerce.number().int().min(2).max(100).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Key for tokens and codes. Generated on the first start and stored in DATA_DIR unless given. */
    TOKEN_KEY: z.string().min(32, 'at least 32 characters').optional(),
    /** The token key was changed on purpose; without it a process with another key than the database's refuses to start. */
    TOKEN_KEY_REPLACED: switched.default(false),
    /** Public address of the shop. */
    PUBLIC_URL: address.optional(),
    /** Number of trusted proxies that append to X-Forwarded-For. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Maximum open connections of this process. */
    MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(10_000),
    /** Longest wait of a request for its turn, milliseconds; then 503 with Retry-After. */
    QUEUE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(DOOR.wait),
    /**
     * Longest time for rendering a shared page, milliseconds; then 503, or the previous version of the page.
     */
    RENDER_MS: z.coerce.number().int().min(500).max(60_000).default(DOOR.render),
    /**
     * How long a process that was asked to end still takes requests after `/readyz` turned to 503, milliseconds:
     * longer than a balancer needs to notice. 0: it closes at once.
     */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    /** Port of `/metrics` for Prometheus, never the public one; without it there are no metrics. 0 takes any free port. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** Address on which it is answered; by default this machine alone can ask. */
    METRICS_HOST: z.string().min(1).optional(),
    /** Address of a collector of traces that speaks OTLP over HTTP, without `/v1/traces`; without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Name of the shop in traces. */
    OTEL_SERVICE_NAME: z.string().min(1).default('yahont'),
    /** The share of traces that begin here and are kept, from 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    /** 0 disables the cache: every page is rendered. */
    PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(96),
    /** Whether this shop is a demo; by default true for a shop on the embedded database (`isDemo`). */
    DEMO: switched.optional(),
    /** Shows what the demo's senders sent at /dev/outbox; only in a demo. */
    DEV_OUTBOX: switched.optional(),
    /** Modules that do not run: `callbacks,recommendations`. */
    MODULES_OFF: moduleNames.default([]),
    /** Fills an empty database with the demo shop; possible only in a demo, where it is the default. */
    DEMO_FILL: switched.optional(),
    /** After the filling people of the demo order, pay and write; only where /dev/outbox shows their messages. */
    DEMO_DAY: switched.optional(),
    /** 0 generates picture sizes only on request. */
    PICTURES_AHEAD: switched.default(true),
    /** How long an AVIF may take, from 0 (a third of the time, larger files) to 9; decision 0017 by default. */
    AVIF_EFFORT: z.coerce.number().int().min(0).max(9).optional(),
    /**
     * The table packed by tools/make-geo-table.ts; absolute, or relative to DATA_DIR. Without it every
     * visitor is located in Moscow.
     */
    GEO_TABLE: z.string().min(1).optional(),
    SMS_RU_API_ID: z.string().min(1).optional(),
    SMS_RU_FROM: z.string().min(1).optional(),
    /**
     * Ways to send a sign-in code, in the order in which they are tried: `sms,call,mail`. By default all in a
     * demo, SMS in a real shop.
     */
    SIGN_IN_CODES: codeWays.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).optional(),
    /** Address that receives shoppers' messages; MAIL_FROM by default. */
    OPERATOR_MAIL: z.string().min(3).optional(),
    /** Domain that receives e-mail replies to support; a relay passes them to `/api/mail/inbound`. */
    MAIL_INBOUND_DOMAIN: z
      .string()
      .toLowerCase()
      .regex(/^[\da-z-]{1,63}(\.[\da-z-]{1,63})+$/, 'a domain like reply.shop.example')
      .optional(),
    /** The token that the relay sends as `Authorization: Bearer …`. */
    MAIL_INBOUND_SECRET: z
      .string()
      .regex(/^[\x21-\x7E]*$/, 'letters, digits and signs without spaces')
      .min(16, 'at least 16 characters')
      .optional(),
    /**
     * VAPID keys for browser notices, base64url; without them a demo generates its own and a real shop offers
     * none.
     */
    PUSH_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
    PUSH_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    /**
     * Contact for push services with questions about the notices, `mailto:…` or `https://…`; OPERATOR_MAIL by
     * default.
     */
    PUSH_SUBJECT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
    /** 0 also sends at night the messages that otherwise wait until nine in the morning. */
    QUIET_HOURS: switched.default(true),
    /** 0 removes the offline page, also from browsers that have already stored it. */
    OFFLINE_PAGE: switched.default(true),
    /**
     * Contact for reporting vulnerabilities (security.txt), `mailto:…`, `https://…` or `tel:…`; by default
     * the feedback page.
     */
    SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https|tel)$/ }).optional(),
    SMARTCAPTCHA_SERVER_KEY: z.string().min(1).optional(),
    SMARTCAPTCHA_SITE_KEY: z.string().min(1).optional(),
    /** Origin of SmartCaptcha; its provider has moved it before. */
    SMARTCAPTCHA_URL: captchaAddress.default('https://smartcaptcha.cloud.yandex.ru'),
    /** Language of the captcha (SPEC 9.10). */
    CAPTCHA_LANGUAGE: z.enum(['ru', 'en', 'be', 'kk', 'tt', 'uk', 'uz', 'tr']).default('ru'),
    /**
     * Receives requests for a call back. Without it a demo keeps them at /dev/outbox; a real shop accepts
     * none.
     */
    CALLBACK_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    CALLBACK_WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters').optional(),
    /**
     * When operators call back, in whole hours of Moscow; by default 9-21 with a webhook, and always in a
     * demo without one.
     */
    CALLBACK_HOURS: callbackHours.optional(),
    /** Assigned by the contract with Retail Rocket; without it the shop uses its own recommendations. */
    RETAIL_ROCKET_PARTNER_ID: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
    RETAIL_ROCKET_API_URL: address.optional(),
    /** Receives clicks in e-mails; `{id}` is replaced by the id of the e-mail. */
    RETAIL_ROCKET_TRACKING_URL: z
      .url({ protocol: /^https?$/ })
      .includes('{id}')
      .optional(),
    /**
     * DaData key: suggests addresses and finds companies. Without it, streets that several shoppers typed are suggested and
     * companies are typed by hand.
     */
    DADATA_TOKEN: z.string().min(1).optional(),
    DADATA_URL: address.optional(),
    /**
     * Account at CDEK, whose pickup points and couriers the checkout then offers; without it the shop
     * delivers everything itself.
     */
    CDEK_CLIENT_ID: z.string().min(1).optional(),
    CDEK_CLIENT_SECRET: z.string().min(1).optional(),
    CDEK_URL: address.optional(),
    /** Code of the city where CDEK collects parcels; 44, Moscow, by default. */
    CDEK_FROM_CITY: z.coerce.number().int().positive().optional(),
    /** Roubles: the maximum refund for the postage of a faulty piece. */
    RETURN_POSTAGE_MAX: z.coerce.number().int().min(0).max(100_000).default(1_500),
    /** How many years a gift certificate is valid. */
    CERTIFICATE_YEARS: z.coerce.number().int().min(1).max(30).default(3),
    /**
     * Address of the central bank's file of metal prices, without its dates. Without it the gold rate is
     * GOLD_RATE; without both, a demo shows a sample rate and a real shop has no calculator.
     */
    METAL_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Roubles per gram of pure gold, `12340.18`, as of GOLD_RATE_DATE. */
    GOLD_RATE: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/, 'roubles like 12340.18')
      .optional(),
    GOLD_RATE_DATE: z.iso.date().optional(),
    /** Maximum age of a usable rate. The bank publishes none for up to ten days after New Year. */
    METAL_RATE_DAYS: z.coerce.number().int().min(1).max(60).default(10),
    /** The fraction of the rate that is paid in cash, and in exchange for a new piece. */
    GOLD_CASH_SHARE: share.default(900),
    GOLD_EXCHANGE_SHARE: share.default(967),
    METRIKA_COUNTER: z.coerce.number().int().positive().optional(),
    /** Key of Yandex Maps; with it the store maps show streets. */
    YANDEX_MAPS_KEY: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
    YANDEX_MAPS_URL: hostedAddress.default('https://api-maps.yandex.ru'),
    /** Page where a shopper checks a УИН in ГИИС ДМДК; `{uin}` is replaced by the number. */
    DMDK_CHECK_URL: z.url({ protocol: /^https?$/ }).default('https://dmdk.ru/'),
    /** Address of the chat's loader script. */
    CHAT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Further origins of the chat, as its provider lists them: `https://*.chat.example,https://cdn.example`. */
    CHAT_ORIGINS: origins.default([]),
    ...paymentVariables,
    ...fileVariables,
  })
  .superRefine((variables, context) => {
    const needs = (name: keyof typeof variables, other: keyof typeof variables): void => {
      if (variables[name] === undefined || variables[other] !== undefined) return;
      context.addIssue({ code: 'custom', path: [other], message: `is needed with ${name}` });
    };
    needs('METRICS_HOST', 'METRICS_PORT');
    if (variables.METRICS_PORT === variables.PORT && variables.PORT !== 0)
      context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'is the public port' });
    needs('SMTP_URL', 'MAIL_FROM');
    needs('MAIL_INBOUND_DOMAIN', 'MAIL_INBOUND_SECRET');
    needs('MAIL_INBOUND_SECRET', 'MAIL_INBOUND_DOMAIN');
    needs('PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY');
    needs('PUSH_PRIVATE_KEY', 'PUSH_PUBLIC_KEY');
    checkPayment(variables, context);
    checkFiles(variables, context);
    needs('SMS_RU_FROM', 'SMS_RU_API_ID');
    if (!isDemo(variables)) {
      if (variables.SIGN_IN_CODES?.some((way) => way !== 'mail')) needs('SIGN_IN_CODES', 'SMS_RU_API_ID');
      if (variables.SIGN_IN_CODES?.includes('mail')) needs('SIGN_IN_CODES', 'SMTP_URL');
    }
    needs('SMARTCAPTCHA_SERVER_KEY', 'SMARTCAPTCHA_SITE_KEY');
    needs('SMARTCAPTCHA_SITE_KEY', 'SMARTCAPTCHA_SERVER_KEY');
    // Without the public address, a token that was solved on another site would not be detected.
    needs('SMARTCAPTCHA_SERVER_KEY', 'PUBLIC_URL');
    if (variables.CHAT_ORIGINS.length > 0) needs('CHAT_ORIGINS', 'CHAT_SCRIPT_URL');
    needs('CALLBACK_WEBHOOK_SECRET', 'CALLBACK_WEBHOOK_URL');
    needs('RETAIL_ROCKET_API_URL', 'RETAIL_ROCKET_PARTNER_ID');
    needs('RETAIL_ROCKET_TRACKING_URL', 'RETAIL_ROCKET_PARTNER_ID');
    needs('DADATA_URL', 'DADATA_TOKEN');
    needs('CDEK_CLIENT_ID', 'CDEK_CLIENT_SECRET');
    needs('CDEK_CLIENT_SECRET', 'CDEK_CLIENT_ID');
    needs('CDEK_URL', 'CDEK_CLIENT_ID');
    needs('CDEK_FROM_CITY', 'CDEK_CLIENT_ID');
    needs('GOLD_RATE', 'GOLD_RATE_DATE');
    needs('GOLD_RATE_DATE', 'GOLD_RATE');
    for (const name of ['DEV_OUTBOX', 'DEMO_FILL'] as const) {
      if (variables[name] === true && !isDemo(variables))
        context.addIssue({ code: 'custom', path: [name], message: 'is for a demo: set DEMO=1 as well' });
    }
  });

export type Environment = Omit<
  z.output<typeof Variables>,
  'DATA_DIR' | 'DEMO' | 'DEV_OUTBOX' | 'DEMO_FILL' | 'DEMO_DAY'
> & {
  DATA_DIR: string;
  DEMO: boolean;
  DEV_OUTBOX: boolean;
  DEMO_FILL: boolean;
  DEMO_DAY: boolean;
};

/**
 * Whether the shop is a demo: by the variable DEMO, or because it uses the embedded database. Only a demo has test cards,
 * the demo captcha, demo senders, demo products and pictures, and the outbox page (decision 0026).
 */
export function isDemo(variables: {
  DEMO?: boolean | undefined;
  DATABASE_URL?: string | undefined;
}): boolean {
  return variables.DEMO ?? variables.DATABASE_URL === undefined;
}

/** A variable with a bad value; the message names the variable and the error, never the value. */
export class BadEnvironment extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadEnvironment';
  }
}

/** All variables of this process, for programs that it starts: PATH, PGSSLROOTCERT. */
export function inheritedVariables(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/**
 * The settings of this process. An empty variable counts as absent, as in a `.env` file with blanks.
 * @throws BadEnvironment
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Variables.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new BadEnvironment(`The environment cannot be understood:\n${lines.join('\n')}`);
  }
  const variables = result.data;
  const DEMO = isDemo(variables);
  // With a real sender real codes may be sent, so nobody may read other people's codes.
  const hasRealSender = variables.SMS_RU_API_ID !== undefined || variables.SMTP_URL !== undefined;
  const DEV_OUTBOX = variables.DEV_OUTBOX ?? (DEMO && !hasRealSender);
  const DEMO_FILL = variables.DEMO_FILL ?? DEMO;
  // Its people sign in by SMS that only the page of the demo's messages shows, and their phones may be real.
  const canLive = DEMO_FILL && DEV_OUTBOX && !hasRealSender;
  return {
    ...variables,
    DATA_DIR: resolve(REPOSITORY, variables.DATA_DIR),
    DEMO,
    DEV_OUTBOX,
    DEMO_FILL,
    DEMO_DAY: canLive && (variables.DEMO_DAY ?? true),
  };
}
