/** Headers that are between the browser and the front door: the API gets none of them from a browser. */
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

/** Headers of a call as the API wants them (SPEC 7): who calls and from which city. */
export function apiHeaders(
  given: Headers,
  { identity, cityId }: { identity: Identity; cityId: number },
): Headers {
  const headers = new Headers(given);
  for (const name of DROPPED) headers.delete(name);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (!headers.has('user-location-id')) headers.set('user-location-id', String(cityId));
  if (identity.kind === 'account') headers.set('authorization', `Bearer ${identity.access}`);
  if (identity.kind === 'fuser') headers.set('fuser-token', identity.token);
  return headers;
}
