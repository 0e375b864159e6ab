import { DEVICE_HEADER, TICKET_HEADER } from '@yahont/contracts/accounts/sign-in.ts';

/** Headers that concern only the browser and the front door: never passed from a browser to the API. */
const DROPPED = [
  'cookie',
  'authorization',
  'fuser-token',
  'host',
  'content-length',
  'origin',
  'referer',
  'x-forwarded-for',
  TICKET_HEADER,
  DEVICE_HEADER,
];

export type Identity =
  | { kind: 'account'; access: string }
  | { kind: 'fuser'; token: string }
  | { kind: 'nobody' };

type Caller = {
  identity: Identity;
  cityId: number;
  userAgent?: string | undefined;
  /** Ticket from the browser's sign-in cookies. */
  ticket: string | null;
  device: string | null;
};

/** Headers of an API call (SPEC 7.1): caller and city. */
export function apiHeaders(given: Headers, { identity, cityId, userAgent, ticket, device }: Caller): Headers {
  const headers = new Headers(given);
  for (const name of DROPPED) headers.delete(name);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (!headers.has('user-location-id')) headers.set('user-location-id', String(cityId));
  if (userAgent !== undefined && !headers.has('user-agent')) headers.set('user-agent', userAgent);
  if (identity.kind === 'account') headers.set('authorization', `Bearer ${identity.access}`);
  if (identity.kind === 'fuser') headers.set('fuser-token', identity.token);
  if (ticket !== null) headers.set(TICKET_HEADER, ticket);
  if (device !== null) headers.set(DEVICE_HEADER, device);
  return headers;
}
