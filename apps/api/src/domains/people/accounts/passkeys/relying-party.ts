/** The shop as browsers identify it: a passkey works on this site only. */
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
  return { id: hostname, origin, name: 'Яхонт' };
}
