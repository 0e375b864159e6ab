import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { checkCode, requestCode, SignInCodeSent, TICKET_HEADER } from '@yahont/contracts/accounts/sign-in.ts';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';

const SENDING: readonly Endpoint[] = [requestCode, registerRequest];
const TAKING: readonly Endpoint[] = [checkCode, registerConfirm];

type Headers = Record<string, string>;

/** Keeps the tickets of sign-in codes and sends them back with the codes, as the cookie of a browser does; one jar for all phones of a test. */
export function ticketJar() {
  const tickets = new Map<string, string>();
  return {
    /** Remembers the ticket of a code that was sent. */
    keep: (endpoint: Endpoint, body: unknown, answer: unknown): void => {
      const sent = SENDING.includes(endpoint) ? SignInCodeSent.safeParse(answer) : undefined;
      if (sent?.success) tickets.set(phoneIn(body), sent.data.ticket);
    },
    /** The headers with the ticket of the phone, unless the test gives one of its own. */
    headersFor: (endpoint: Endpoint, body: unknown, headers: Headers = {}): Headers => {
      const ticket = TAKING.includes(endpoint) ? tickets.get(phoneIn(body)) : undefined;
      return ticket === undefined || TICKET_HEADER in headers
        ? headers
        : { ...headers, [TICKET_HEADER]: ticket };
    },
  };
}

/** Ten digits, however the phone is spelled. */
function phoneIn(body: unknown): string {
  const phone = typeof body === 'object' && body !== null && 'phone' in body ? body.phone : '';
  return String(phone).replaceAll(/\D/g, '').slice(-10);
}
