import { currentTracing } from '#src/platform/seen/trace.ts';

/** Key in the payload of a waiting message, beside those of its topic. No handler sees it. */
const KEY = 'askedBy';

/** The payload with the trace that asks for the message, so that its job belongs to it; unchanged without traces. */
export function withAsker<Payload extends object>(payload: Payload): Payload {
  const traceparent = currentTracing()?.traceparent() ?? null;
  return traceparent === null ? payload : { ...payload, [KEY]: traceparent };
}

/** Takes the trace out of a payload again. */
export function splitAsker(payload: Record<string, unknown>): {
  payload: Record<string, unknown>;
  askedBy?: string;
} {
  const { [KEY]: askedBy, ...own } = payload;
  return typeof askedBy === 'string' ? { payload: own, askedBy } : { payload };
}
