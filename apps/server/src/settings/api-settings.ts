import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openFiles, type ApiSettings } from '@yahont/api/compose.ts';
import type { Log } from '../start/shop-api.ts';
import { fromDecimalString, roubles } from '@yahont/values/money.ts';
import { openGeoTable } from '../city/geo-table.ts';
import { codeWays } from './code-ways.ts';
import type { Environment } from './environment.ts';
import { fileSettings } from './file-settings.ts';
import { invoiceSettings } from './invoice-settings.ts';
import { bankSettings, instalmentSettings, paymentLimits } from './payment-settings.ts';
import { pushSettings } from './push-keys.ts';
import { loadSecrets } from './secrets.ts';

/** As shown beside the shop's phone number. */
const OPERATOR_HOURS = { from: 9, to: 21 };

/** Shown at /dev/outbox only: the demo sends no e-mail. */
const DEMO_OPERATOR_MAIL = 'operators@yahont.example';

/**
 * Settings of the API: real providers where their keys are configured. Without keys a demo uses demo adapters, and a
 * real shop does not offer the feature (decision 0026).
 */
export async function apiSettings(environment: Environment, log: Log): Promise<ApiSettings> {
  const { DATA_DIR, DEV_OUTBOX, GEO_TABLE } = environment;
  const isTextLogged = environment.NODE_ENV === 'development';
  const sender = environment.DEMO ? ({ kind: 'demo', isTextLogged } as const) : ({ kind: 'none' } as const);
  const operatorMail = environment.OPERATOR_MAIL ?? environment.MAIL_FROM ?? DEMO_OPERATOR_MAIL;
  return {
    database: patiently(databaseSettings(environment), log),
    log,
    secrets: environment.TOKEN_KEY ? { tokenKey: environment.TOKEN_KEY } : await loadSecrets(DATA_DIR),
    isTokenKeyReplaced: environment.TOKEN_KEY_REPLACED,
    ...(GEO_TABLE ? { geoIp: openGeoTable(await readFile(resolve(DATA_DIR, GEO_TABLE))) } : {}),
    sms: environment.SMS_RU_API_ID
      ? {
          kind: 'smsru',
          apiId: environment.SMS_RU_API_ID,
          ...(environment.SMS_RU_FROM ? { from: environment.SMS_RU_FROM } : {}),
        }
      : sender,
    calls: environment.SMS_RU_API_ID ? { kind: 'smsru', apiId: environment.SMS_RU_API_ID } : sender,
    codeWays: codeWays(environment),
    mail:
      environment.SMTP_URL && environment.MAIL_FROM
        ? { kind: 'smtp', url: environment.SMTP_URL, from: environment.MAIL_FROM }
        : sender,
    operatorMail,
    ...inboundMailSettings(environment),
    push: await pushSettings(environment, /[^<\s]+@[^>\s]+/.exec(operatorMail)?.[0] ?? operatorMail),
    files: await openFiles(fileSettings(environment)),
    postageMost: roubles(environment.RETURN_POSTAGE_MAX),
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    certificateYears: environment.CERTIFICATE_YEARS,
    captcha: environment.SMARTCAPTCHA_SERVER_KEY
      ? {
          kind: 'smartcaptcha',
          serverKey: environment.SMARTCAPTCHA_SERVER_KEY,
          baseUrl: environment.SMARTCAPTCHA_URL,
          ...(environment.PUBLIC_URL ? { hosts: [new URL(environment.PUBLIC_URL).hostname] } : {}),
        }
      : { kind: environment.DEMO ? 'stand-in' : 'none' },
    operators: environment.CALLBACK_WEBHOOK_URL
      ? {
          kind: 'webhook',
          url: environment.CALLBACK_WEBHOOK_URL,
          ...(environment.CALLBACK_WEBHOOK_SECRET ? { secret: environment.CALLBACK_WEBHOOK_SECRET } : {}),
        }
      : sender,
    callbackHours: callbackHours(environment),
    payment: bankSettings(environment),
    instalments: await instalmentSettings(environment),
    invoice: invoiceSettings(environment),
    paymentLimits: paymentLimits(environment),
    cardOnReceipt: environment.CARD_ON_RECEIPT ?? environment.DEMO,
    partsDays: environment.PARTS_DAYS === 0 ? null : environment.PARTS_DAYS,
    ...retailRocketSettings(environment),
    ...dadataSettings(environment),
    ...cdekSettings(environment),
    metalRates: metalRateSettings(environment),
    goldBuying: {
      shares: { cash: environment.GOLD_CASH_SHARE, exchange: environment.GOLD_EXCHANGE_SHARE },
      maxDays: environment.METAL_RATE_DAYS,
    },
    devOutbox: DEV_OUTBOX,
    keepsQuiet: environment.QUIET_HOURS,
    modulesOff: environment.MODULES_OFF,
  };
}

/** Without operators elsewhere, people of the office call back while they are on the line. */
function callbackHours(environment: Environment): ApiSettings['callbackHours'] {
  const { CALLBACK_HOURS, CALLBACK_WEBHOOK_URL, DEMO } = environment;
  if (CALLBACK_WEBHOOK_URL) return CALLBACK_HOURS ?? OPERATOR_HOURS;
  if (DEMO) return CALLBACK_HOURS ?? 'always';
  return CALLBACK_HOURS === 'never' ? 'never' : 'line';
}

/** PostgreSQL if the environment names one, otherwise the embedded database in DATA_DIR. */
export function databaseSettings({
  DATABASE_URL,
  DATABASE_CONNECTIONS: connections,
  DATABASE_WORK_CONNECTIONS: workConnections,
  DATA_DIR,
}: Environment): ApiSettings['database'] {
  return DATABASE_URL
    ? {
        engine: 'postgres',
        url: DATABASE_URL,
        ...(connections ? { connections } : {}),
        ...(workConnections ? { workConnections } : {}),
      }
    : { engine: 'embedded', directory: DATA_DIR };
}

function inboundMailSettings(environment: Environment): Pick<ApiSettings, 'inboundMail'> {
  const { MAIL_INBOUND_DOMAIN: domain, MAIL_INBOUND_SECRET: secret } = environment;
  return domain && secret ? { inboundMail: { domain, secret } } : {};
}

function dadataSettings({ DADATA_TOKEN, DADATA_URL }: Environment): Pick<ApiSettings, 'dadata'> {
  if (!DADATA_TOKEN) return {};
  return { dadata: { token: DADATA_TOKEN, ...(DADATA_URL ? { apiUrl: DADATA_URL } : {}) } };
}

function cdekSettings(environment: Environment): Pick<ApiSettings, 'cdek'> {
  const {
    CDEK_CLIENT_ID: clientId,
    CDEK_CLIENT_SECRET: clientSecret,
    CDEK_URL,
    CDEK_FROM_CITY,
  } = environment;
  if (!clientId || !clientSecret) return {};
  return { cdek: { clientId, clientSecret, apiUrl: CDEK_URL, fromCity: CDEK_FROM_CITY } };
}

function retailRocketSettings(environment: Environment): Pick<ApiSettings, 'retailRocket'> {
  const { RETAIL_ROCKET_PARTNER_ID, RETAIL_ROCKET_API_URL, RETAIL_ROCKET_TRACKING_URL } = environment;
  if (!RETAIL_ROCKET_PARTNER_ID) return {};
  return {
    retailRocket: {
      partnerId: RETAIL_ROCKET_PARTNER_ID,
      ...(RETAIL_ROCKET_API_URL ? { apiUrl: RETAIL_ROCKET_API_URL } : {}),
      ...(RETAIL_ROCKET_TRACKING_URL ? { trackingUrl: RETAIL_ROCKET_TRACKING_URL } : {}),
    },
  };
}

function metalRateSettings({
  METAL_RATES_URL,
  GOLD_RATE,
  GOLD_RATE_DATE,
  DEMO,
}: Environment): NonNullable<ApiSettings['metalRates']> {
  if (METAL_RATES_URL) return { kind: 'central-bank', url: METAL_RATES_URL };
  if (GOLD_RATE && GOLD_RATE_DATE)
    return { kind: 'settings', gold: { perGram: fromDecimalString(GOLD_RATE), date: GOLD_RATE_DATE } };
  return { kind: DEMO ? 'sample' : 'none' };
}

/** Lets the start wait for a server that is away instead of failing. */
function patiently(database: ApiSettings['database'], log: Log): ApiSettings['database'] {
  if (database.engine === 'embedded') return database;
  return {
    ...database,
    onAway: (err) => log.warn({ err }, 'the database is away: the shop opens when it answers'),
  };
}
