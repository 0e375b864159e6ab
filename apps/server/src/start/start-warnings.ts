import type { Environment } from '../settings/environment.ts';

/**
 * Settings with which the shop starts but later fails or omits something; logged at the start and listed by
 * `/readyz`.
 */
export function startWarnings(environment: Environment): string[] {
  return [...missingProviders(environment), ...hiddenSenders(environment)];
}

/** Features that a real shop does not offer because their provider is not configured. A demo has an adapter for each. */
function missingProviders(environment: Environment): string[] {
  if (environment.DEMO) return [];
  const missing: [boolean, string][] = [
    [
      environment.YOOKASSA_SHOP_ID === undefined,
      'no payment provider: cards and transfers are not offered until YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY and PUBLIC_URL are set',
    ],
    [
      environment.DOLYAME_LOGIN === undefined && environment.YANDEX_PAY_MERCHANT_ID === undefined,
      'no operator of instalments: no page offers them until YANDEX_PAY_MERCHANT_ID, YANDEX_PAY_API_KEY, YANDEX_PAY_TAX and INSTALMENT_OPERATOR are set, or DOLYAME_LOGIN and what it needs',
    ],
    [
      environment.SELLER_ACCOUNT === undefined,
      'no bank account: no order is paid by invoice, of a company or above the limit of a card, until SELLER_NAME, SELLER_INN, SELLER_KPP, SELLER_ADDRESS, SELLER_BANK, SELLER_BIC, SELLER_ACCOUNT and SELLER_CORRESPONDENT are set',
    ],
    [
      environment.SMARTCAPTCHA_SERVER_KEY === undefined,
      'no captcha: sign-in, registration, feedback and calls back are refused until SMARTCAPTCHA_SERVER_KEY, SMARTCAPTCHA_SITE_KEY and PUBLIC_URL are set',
    ],
    [
      environment.SMS_RU_API_ID === undefined,
      'no SMS provider: nobody can sign in and no SMS about orders is sent until SMS_RU_API_ID is set',
    ],
    [
      environment.SMTP_URL === undefined,
      'no mail server: no mail is sent, to shoppers or operators, until SMTP_URL and MAIL_FROM are set',
    ],
    [
      environment.CALLBACK_WEBHOOK_URL === undefined,
      'no operators outside the office: calls back are offered only while somebody of the office is on the line, until CALLBACK_WEBHOOK_URL is set',
    ],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, text]) => text);
}

/** Limits count addresses, and YooKassa is recognised by its addresses; an unconfigured proxy hides them. */
function hiddenSenders({ YOOKASSA_SHOP_ID, PUBLIC_URL, TRUST_PROXY }: Environment): string[] {
  // The shop itself uses HTTP, so a proxy in front of it ends TLS, and all requests come from there.
  const isBehindProxy = PUBLIC_URL?.startsWith('https:') ?? false;
  if (!isBehindProxy || TRUST_PROXY > 0) return [];
  const everybody =
    'PUBLIC_URL is https, so a proxy stands in front, and all shoppers count as one address: limits of sign-in codes, calls and requests hit everybody together until TRUST_PROXY says how many proxies stand in front';
  if (YOOKASSA_SHOP_ID === undefined) return [everybody];
  return [
    everybody,
    'YooKassa’s notices are known by the address they come from, which a proxy hides: all are refused until TRUST_PROXY says how many proxies stand in front',
  ];
}
