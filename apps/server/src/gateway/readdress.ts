/**
 * The same request with other headers, and with a body of bytes if its own was already read. It is built from
 * its parts: a Request made from another one follows that one's abort signal, which costs ten times as much
 * as the rest, and nothing here aborts.
 */
export function readdress(
  { url, method, body: own }: Request,
  headers: Headers,
  body: ArrayBuffer | null | Request['body'] = own,
): Request {
  // Required for sending a stream, but missing in the browser types.
  const parts: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, parts);
}
