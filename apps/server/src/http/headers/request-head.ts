/** The headers that the front door needs to decide who answers. */
export type RequestHead = {
  cookie: string | undefined;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  requestId: string | undefined;
  forwardedFor: string | undefined;
  /** W3C trace context of the caller. */
  traceparent: string | undefined;
  /** Number of `Host` headers; several may make two readers see different hosts. */
  hostCount: number;
};

/**
 * Picks a few headers from node's raw list. `request.headers` would build an object of all of them, which costs as much
 * as the rest of serving a cached page.
 */
export function readHead(rawHeaders: readonly string[]): RequestHead {
  const head: RequestHead = {
    cookie: undefined,
    acceptEncoding: '',
    ifNoneMatch: undefined,
    requestId: undefined,
    forwardedFor: undefined,
    traceparent: undefined,
    hostCount: 0,
  };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === 'host') head.hostCount += 1;
        break;
      case 6:
        if (name.toLowerCase() === 'cookie') head.cookie = joined(head.cookie, rawHeaders[index + 1], '; ');
        break;
      case 11:
        if (name.toLowerCase() === 'traceparent') head.traceparent = rawHeaders[index + 1];
        break;
      case 12:
        if (name.toLowerCase() === 'x-request-id') head.requestId = rawHeaders[index + 1];
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') head.ifNoneMatch = rawHeaders[index + 1];
        break;
      case 15: {
        const lower = name.toLowerCase();
        if (lower === 'accept-encoding') head.acceptEncoding = rawHeaders[index + 1] ?? '';
        else if (lower === 'x-forwarded-for')
          head.forwardedFor = joined(head.forwardedFor, rawHeaders[index + 1], ', ');
        break;
      }
      default:
    }
  }
  return head;
}

function joined(
  before: string | undefined,
  value: string | undefined,
  separator: string,
): string | undefined {
  return before === undefined ? value : `${before}${separator}${value ?? ''}`;
}
