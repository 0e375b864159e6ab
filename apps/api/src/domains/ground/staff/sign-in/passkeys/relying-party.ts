/** The office as browsers identify it: the site of the shop, whose passkeys work nowhere else. */
export type RelyingParty = {
  /** Host without the port. */
  id: string;
  /** Scheme, host and port. */
  origin: string;
  name: string;
};

/** @param publicUrl public scheme and host of the shop */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Яхонт, офис' };
}
