/** Headers that only concern the browser and the front door: never passed from a browser to the API. */
const DROPPED = [
  'cookie',
  'authorization',
  'fuser-token',
  'host',
  'content-length',
  'origin',
  'referer',
  'x-forwarded-for',
];

export type Identity =
  | { kind: 'account'; access: string }
  | { kind: 'fuser'; token: string }
  | { kind: 'nobody' };

/** Headers of an API call (SPEC 7.1): caller and city. */
export function apiHeaders(
  given: Headers,
  { identity, cityId, userAgent }: { identity: Identity; cityId: number; userAgent?: string | undefined },
): Headers {
  const headers = new Headers(given);
  for (const name of DROPPED) headers.delete(name);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (!headers.has('user-location-id')) headers.set('user-location-id', String(cityId));
  if (userAgent !== undefined && !headers.has('user-agent')) headers.set('user-agent', userAgent);
  if (identity.kind === 'account') headers.set('authorization', `Bearer ${identity.access}`);
  if (identity.kind === 'fuser') headers.set('fuser-token', identity.token);
  return headers;
}
