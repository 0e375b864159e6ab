/** Whether a browser proves that the call comes from a page of the shop. */
export type SameOrigin = (headers: Headers) => boolean;

/**
 * @param isPublic whether the origin was configured as the public one. Then no other origin is accepted, not
 * even that of the address that the browser used: another site's name may point to the shop's address (DNS
 * rebinding). Without it the shop can be opened under any name.
 */
export function sameOrigin(publicOrigin: string, { isPublic }: { isPublic: boolean }): SameOrigin {
  return (headers) => {
    const origin = headers.get('origin');
    if (isPublic && origin !== null && origin !== publicOrigin) return false;
    const site = headers.get('sec-fetch-site');
    if (site !== null) return site === 'same-origin' || site === 'none';
    // Browsers omit Sec-Fetch-Site on plain http, but send Origin with every write.
    if (origin === null) return false;
    if (origin === publicOrigin) return true;
    return URL.canParse(origin) && new URL(origin).host === headers.get('host');
  };
}

export function isUnsafe(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
