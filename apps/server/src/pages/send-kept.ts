import type { ServerResponse } from 'node:http';
import type { Arrival } from '#src/http/request-facts.ts';
import { encodingFor } from '#src/http/headers/encoding.ts';
import type { CachedPage, Wire } from './page-cache.ts';
import { staleHeader, type Staleness } from './staleness.ts';
import type { Wires } from './wires.ts';

export type KeptSending = { arrival: Arrival; wires: Wires; staleness?: Staleness | null };

/** Sends a cached page immediately if its encoding is ready; otherwise returns false. */
export function sendKeptNow(
  outgoing: ServerResponse,
  page: CachedPage,
  { arrival, wires, staleness = null }: KeptSending,
): boolean {
  const { head, requestId } = arrival;
  arrival.route = page.route;
  if (head.ifNoneMatch !== undefined && isKnown(page, head.ifNoneMatch)) {
    outgoing
      .writeHead(304, {
        etag: page.etag,
        vary: 'Accept-Encoding, Cookie',
        'x-request-id': requestId,
        ...staleHeader(staleness),
      })
      .end();
    return true;
  }
  const wire = wires.ready(page, encodingFor(head.acceptEncoding));
  if (wire === null) return false;
  sendWire(outgoing, page.status, wire, { arrival, staleness });
  return true;
}

/** Sends a cached page in the best encoding that the client accepts. */
export async function sendKept(
  outgoing: ServerResponse,
  page: CachedPage,
  sending: KeptSending,
): Promise<void> {
  if (sendKeptNow(outgoing, page, sending)) return;
  const wire = await sending.wires.make(page, encodingFor(sending.arrival.head.acceptEncoding));
  sendWire(outgoing, page.status, wire, sending);
}

function sendWire(
  outgoing: ServerResponse,
  status: number,
  wire: Wire,
  { arrival: { method, requestId }, staleness = null }: Pick<KeptSending, 'arrival' | 'staleness'>,
): void {
  // The last value of the list is that of `x-request-id`; node reads the list before `writeHead` returns.
  wire.headers[wire.headers.length - 1] = requestId;
  const stale = Object.entries(staleHeader(staleness)).flat();
  outgoing.writeHead(status, stale.length === 0 ? wire.headers : [...wire.headers, ...stale]);
  outgoing.end(method === 'HEAD' ? undefined : wire.body);
}

/** Whether the client's copy is current. Only for status 200: a 404 is always sent in full. */
function isKnown(page: CachedPage, ifNoneMatch: string): boolean {
  return page.status === 200 && ifNoneMatch.includes(page.etag);
}
