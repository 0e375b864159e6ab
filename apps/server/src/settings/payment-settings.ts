import { readFile } from 'node:fs/promises';
import {
  DEMO_INSTALMENT,
  instalmentLine,
  type InstalmentTerms,
} from '@yahont/values/sums/instalment-terms.ts';
import { roubles } from '@yahont/values/money.ts';
import type { ApiSettings } from '@yahont/api/compose.ts';
import type { PublicSettings } from '@yahont/web/server-types';
import type { Environment } from './environment.ts';

/** The provider of card and transfer payments. */
export function bankSettings(environment: Environment): ApiSettings['payment'] {
  const { YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY, YOOKASSA_VAT_CODE, YOOKASSA_METHODS, PUBLIC_URL, DEMO } =
    environment;
  const { TAX_SYSTEM, YOOKASSA_CAPTURE, YOOKASSA_HOLD_RESERVE_DAYS, YOOKASSA_URL } = environment;
  const { YOOKASSA_SAVED_CARDS, YOOKASSA_ADVANCE_RECEIPTS } = environment;
  if (!YOOKASSA_SHOP_ID || !YOOKASSA_SECRET_KEY || !PUBLIC_URL) return { kind: DEMO ? 'demo-bank' : 'none' };
  return {
    kind: 'yookassa',
    shopId: YOOKASSA_SHOP_ID,
    secretKey: YOOKASSA_SECRET_KEY,
    methods: YOOKASSA_METHODS,
    savesCards: YOOKASSA_SAVED_CARDS,
    returnUrlBase: PUBLIC_URL,
    capture: YOOKASSA_CAPTURE,
    takeHeldBeforeDays: YOOKASSA_HOLD_RESERVE_DAYS,
    advanceReceipts: YOOKASSA_ADVANCE_RECEIPTS,
    ...(TAX_SYSTEM ? { taxSystem: TAX_SYSTEM } : {}),
    ...(YOOKASSA_VAT_CODE ? { vatCode: YOOKASSA_VAT_CODE } : {}),
    ...(YOOKASSA_URL ? { baseUrl: YOOKASSA_URL } : {}),
  };
}

/** The provider of instalments; reads the client certificate of its contract. */
export async function instalmentSettings(environment: Environment): Promise<ApiSettings['instalments']> {
  const terms = instalmentTerms(environment);
  const { PUBLIC_URL: returnUrlBase } = environment;
  const { DOLYAME_LOGIN: login, DOLYAME_PASSWORD: password } = environment;
  const { DOLYAME_CERTIFICATE: certificateFile, DOLYAME_KEY: keyFile, DOLYAME_URL } = environment;
  if (terms && returnUrlBase && login && password && certificateFile && keyFile) {
    const [certificate, key] = await Promise.all([
      readFile(certificateFile, 'utf8'),
      readFile(keyFile, 'utf8'),
    ]);
    return {
      kind: 'dolyame',
      login,
      password,
      certificate,
      key,
      terms,
      returnUrlBase,
      ...(DOLYAME_URL ? { baseUrl: DOLYAME_URL } : {}),
    };
  }
  const { YANDEX_PAY_MERCHANT_ID: merchantId, YANDEX_PAY_API_KEY: apiKey } = environment;
  const { YANDEX_PAY_URL, YANDEX_PAY_TAX: tax } = environment;
  if (terms && returnUrlBase && merchantId && apiKey && tax)
    return {
      kind: 'yandex-split',
      merchantId,
      apiKey,
      tax,
      terms,
      returnUrlBase,
      ...(YANDEX_PAY_URL ? { baseUrl: YANDEX_PAY_URL } : {}),
    };
  return { kind: isDemoOperated(environment) ? 'demo-operator' : 'none' };
}

/** Terms of the operator that the shop has a contract with; null without one. */
function instalmentTerms(environment: Environment): InstalmentTerms | null {
  const { DOLYAME_LOGIN, YANDEX_PAY_MERCHANT_ID, INSTALMENT_OPERATOR } = environment;
  if (!DOLYAME_LOGIN && !YANDEX_PAY_MERCHANT_ID) return isDemoOperated(environment) ? DEMO_INSTALMENT : null;
  // Without the name, the environment has already been refused.
  if (!INSTALMENT_OPERATOR) return null;
  return {
    operator: INSTALMENT_OPERATOR,
    payments: environment.INSTALMENT_PAYMENTS,
    every: environment.INSTALMENT_EVERY,
    from: roubles(environment.INSTALMENT_FROM),
    to: roubles(environment.INSTALMENT_TO),
  };
}

/** A shop with a real bank sells real goods, which must not be paid with a demo's contract. */
function isDemoOperated(environment: Environment): boolean {
  return bankSettings(environment).kind === 'demo-bank';
}

/** Maximum sums of the contracts. */
export function paymentLimits({ CARD_MAX, SBP_MAX, SBERPAY_MAX, CASH_MAX }: Environment) {
  return {
    card: roubles(CARD_MAX),
    sbp: roubles(SBP_MAX),
    sberpay: roubles(SBERPAY_MAX),
    cash: roubles(CASH_MAX),
  } satisfies ApiSettings['paymentLimits'];
}

const WAY_NAMES = { card: 'МИР', sbp: 'СБП', sberpay: 'СберПэй' } as const;

/** Ways to pay that pages may mention: only those that the shop accepts. */
export function publicPayment(
  environment: Environment,
): Pick<PublicSettings, 'instalment' | 'instalmentLine' | 'paymentWays'> {
  const bank = bankSettings(environment);
  const methods = {
    'demo-bank': ['card', 'sbp', 'sberpay'] as const,
    none: [],
    yookassa: environment.YOOKASSA_METHODS,
  };
  const terms = instalmentTerms(environment);
  return {
    instalment: terms,
    instalmentLine: terms === null ? '' : instalmentLine(terms),
    paymentWays: [
      ...methods[bank.kind].map((method) => WAY_NAMES[method]),
      ...(terms === null ? [] : ['Рассрочка']),
      'Наличные',
    ],
  };
}
