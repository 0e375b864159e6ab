const OF_THEIR_OWN = ['/catalog', '/guide', '/stores'];
const CERTIFICATES = '/catalog/certificate';

/**
 * SPEC 2.11: SEO data is fetched for every route except those of the catalogue, the guide and the stores,
 * which define their own heads; certificates in the catalogue are included.
 */
export function needsSeo(pathname: string): boolean {
  if (pathname.includes(CERTIFICATES)) return true;
  return !OF_THEIR_OWN.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
