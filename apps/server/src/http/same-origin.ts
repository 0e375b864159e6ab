/** Whether a browser proves that the call comes from a page of the shop. */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  // Browsers omit Sec-Fetch-Site on plain http, but send Origin with every write.
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

export function isUnsafe(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
