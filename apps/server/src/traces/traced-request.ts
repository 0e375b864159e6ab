import type { ServerResponse } from 'node:http';
import type { Arrival } from '#src/http/request-facts.ts';
import { isLocal } from '#src/limits/networks.ts';
import { withoutMapping } from '#src/http/client-ip.ts';
import type { RunningTracing } from './tracing.ts';

export type RequestTraces = Pick<RunningTracing, 'serve'>;

/**
 * Answers a request as a step that its caller's trace may contain. Only programs of this machine name a trace: a visitor
 * could have every request of a shop traced that keeps one in a hundred. Both the connection and the client that a proxy
 * names must be local.
 */
export function tracedRequest(
  traces: RequestTraces,
  { arrival, outgoing }: { arrival: Arrival; outgoing: ServerResponse },
  answer: () => Promise<void>,
): Promise<void> {
  const { method, requestId } = arrival;
  const facts = { 'http.request.method': method, 'yahont.request.id': requestId };
  const isOurs = isLocal(arrival.ip) && isLocal(withoutMapping(outgoing.socket?.remoteAddress ?? ''));
  const caller = isOurs ? arrival.head.traceparent : undefined;
  return traces.serve({ kind: 'request', name: method, facts }, caller, async (note) => {
    await answer();
    const { route } = arrival;
    note({
      name: `${method} ${route}`,
      facts: { 'http.route': route },
      status: outgoing.statusCode,
    });
  });
}
