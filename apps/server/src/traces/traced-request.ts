import type { ServerResponse } from 'node:http';
import type { Arrival } from '#src/http/request-facts.ts';
import type { RunningTracing } from './tracing.ts';

export type RequestTraces = Pick<RunningTracing, 'serve'>;

/** Answers a request as a step that its caller's trace may contain. */
export function tracedRequest(
  traces: RequestTraces,
  { arrival, outgoing }: { arrival: Arrival; outgoing: ServerResponse },
  answer: () => Promise<void>,
): Promise<void> {
  const { method, requestId } = arrival;
  const facts = { 'http.request.method': method, 'yahont.request.id': requestId };
  return traces.serve({ kind: 'request', name: method, facts }, arrival.head.traceparent, async (note) => {
    await answer();
    const { route } = arrival;
    note({
      name: `${method} ${route}`,
      facts: { 'http.route': route },
      status: outgoing.statusCode,
    });
  });
}
