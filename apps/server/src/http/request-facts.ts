import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientIp } from './client-ip.ts';
import { pathOf } from './request-address.ts';
import { readHead, type RequestHead } from './headers/request-head.ts';
import { requestIdOf } from './request-id.ts';

/** A request with the facts that the front door has established about it. */
export type Arrival = {
  method: string;
  /** Path without the query. */
  path: string;
  head: RequestHead;
  ip: string;
  requestId: string;
  /**
   * What answers it, for metrics: the pattern of a page (`/catalog/:section`) or a word such as `picture`, never the
   * path itself. The code that answers writes it.
   */
  route: string;
};

/** The route of a request that nothing has answered yet. */
export const UNKNOWN_ROUTE = 'unknown';

export function arrivalOf(incoming: IncomingMessage, trustedProxies: number): Arrival {
  const { method = 'GET' } = incoming;
  const url = pathOf(incoming.url ?? '/');
  const query = url.indexOf('?');
  const head = readHead(incoming.rawHeaders);
  return {
    method,
    path: query === -1 ? url : url.slice(0, query),
    head,
    ip: clientIp(incoming.socket.remoteAddress, head.forwardedFor, trustedProxies),
    requestId: requestIdOf(head.requestId),
    route: UNKNOWN_ROUTE,
  };
}

/** Whether the client has left: nobody would read the answer. */
export function isGone(outgoing: ServerResponse): boolean {
  return outgoing.destroyed || outgoing.socket?.destroyed === true;
}
