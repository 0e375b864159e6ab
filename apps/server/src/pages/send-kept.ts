import type { ServerResponse } from 'node:http';
import type { Arrival } from '#src/http/request-facts.ts';
import { encodingFor } from '#src/http/headers/encoding.ts';
import type { CachedPage, Wire } from './page-cache.ts';
import type { Wires } from './wires.ts';

export type KeptSending = { arrival: Arrival; wires: Wires };

/** Sends a kept page now when that needs no more work; false when the encoding has yet to be made. */
export function sendKeptNow(
  outgoing: ServerResponse,
  page: CachedPage,
  { arrival, wires }: KeptSending,
): boolean {
  const { head, requestId } = arrival;
  if (head.ifNoneMatch !== undefined && isKnown(page, head.ifNoneMatch)) {
    outgoing
      .writeHead(304, { etag: page.etag, vary: 'Accept-Encoding, Cookie', 'x-request-id': requestId })
      .end();
    return true;
  }
  const wire = wires.ready(page, encodingFor(head.acceptEncoding));
  if (wire === null) return false;
  sendWire(outgoing, page.status, wire, arrival);
  return true;
}

/** Sends a kept page in whatever encoding the client takes. */
export async function sendKept(
  outgoing: ServerResponse,
  page: CachedPage,
  sending: KeptSending,
): Promise<void> {
  if (sendKeptNow(outgoing, page, sending)) return;
  const wire = await sending.wires.make(page, encodingFor(sending.arrival.head.acceptEncoding));
  sendWire(outgoing, page.status, wire, sending.arrival);
}

function sendWire(
  outgoing: ServerResponse,
  status: number,
  wire: Wire,
  { method, requestId }: Arrival,
): void {
  // safe: node only reads the list
  const headers = wire.headers as string[];
  outgoing.writeHead(status, [...headers, 'x-request-id', requestId]);
  outgoing.end(method === 'HEAD' ? undefined : wire.body);
}

/** Only a page that was seen whole is known: a 404 has nothing to confirm. */
function isKnown(page: CachedPage, ifNoneMatch: string): boolean {
  return page.status === 200 && ifNoneMatch.includes(page.etag);
}
