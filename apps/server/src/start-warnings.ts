import type { Environment } from './environment.ts';

/** Settings with which the shop starts and then fails silently; logged at the start and listed by `/readyz`. */
export function startWarnings({ YOOKASSA_SHOP_ID, PUBLIC_URL, TRUST_PROXY }: Environment): string[] {
  // The shop itself speaks HTTP, so with https a proxy ends TLS and every request comes from it.
  const isBehindProxy = PUBLIC_URL?.startsWith('https:') ?? false;
  if (YOOKASSA_SHOP_ID === undefined || !isBehindProxy || TRUST_PROXY > 0) return [];
  return [
    'YooKassa’s notices are known by the address they come from, which a proxy hides: all are refused until TRUST_PROXY says how many proxies stand in front',
  ];
}
