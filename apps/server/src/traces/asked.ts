import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EndStep, Note, Step } from '@yahont/api/compose.ts';

/** A step of asking a third party. */
export type Asking = { traceparent: string; note: Note; end: EndStep };

/** A request of node's `fetch`, as its channels show it. */
type Sent = { origin: string; method: string; addHeader: (name: string, value: string) => void };

/**
 * Follows each request that `fetch` sends in this process, by the diagnostics channels of node. Host and method are
 * shown, never path or query.
 * @param begin returns null for a request that belongs to no step
 * @returns stops following
 */
export function followAsked(begin: (step: Step) => Asking | null): () => void {
  const running = new WeakMap<Sent, Asking>();
  const onCreate = (message: unknown): void => {
    const request = sentOf(message);
    if (request === null) return;
    const host = new URL(request.origin).host;
    const asking = begin({
      kind: 'ask',
      name: `${request.method} ${host}`,
      facts: { 'server.address': host, 'http.request.method': request.method },
    });
    if (asking === null) return;
    request.addHeader('traceparent', asking.traceparent);
    running.set(request, asking);
  };
  const askingOf = (message: unknown): Asking | undefined => {
    const request = sentOf(message);
    return request === null ? undefined : running.get(request);
  };
  const onHeaders = (message: unknown): void => {
    const status = statusOf(message);
    if (status !== null) askingOf(message)?.note({ status });
  };
  const onEnd = (message: unknown): void => askingOf(message)?.end();
  const onError = (message: unknown): void => askingOf(message)?.end(errorOf(message));
  const followed = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:trailers', onEnd],
    ['undici:request:error', onError],
  ] as const;
  for (const [channel, listener] of followed) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of followed) unsubscribe(channel, listener);
  };
}

function sentOf(message: unknown): Sent | null {
  if (typeof message !== 'object' || message === null || !('request' in message)) return null;
  const { request } = message;
  return isSent(request) ? request : null;
}

function isSent(request: unknown): request is Sent {
  if (typeof request !== 'object' || request === null) return false;
  return (
    'origin' in request &&
    typeof request.origin === 'string' &&
    'method' in request &&
    typeof request.method === 'string' &&
    'addHeader' in request &&
    typeof request.addHeader === 'function'
  );
}

function statusOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('response' in message)) return null;
  const { response } = message;
  if (typeof response !== 'object' || response === null || !('statusCode' in response)) return null;
  return typeof response.statusCode === 'number' ? response.statusCode : null;
}

function errorOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'error' in message ? message.error : undefined;
}
