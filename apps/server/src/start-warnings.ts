import type { Environment } from './environment.ts';

/** Settings that let the shop open and then fail silently; told at the start and by `/readyz`. */
export function startWarnings({ YOOKASSA_SHOP_ID, PUBLIC_URL, TRUST_PROXY }: Environment): string[] {
  // The shop itself speaks HTTP, so whoever ends TLS stands in front of it, and all requests come from there.
  const isBehindProxy = PUBLIC_URL?.startsWith('https:') ?? false;
  if (YOOKASSA_SHOP_ID === undefined || !isBehindProxy || TRUST_PROXY > 0) return [];
  return [
    'YooKassa’s notices are known by the address they come from, which a proxy hides: all are refused until TRUST_PROXY says how many proxies stand in front',
  ];
}
