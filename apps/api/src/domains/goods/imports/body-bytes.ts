import { AppError } from '#src/platform/errors.ts';

/** The body of a request as it is. Throws `body-too-large`. */
export async function* withinBytes(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new AppError('too-large', 'body-too-large');
  if (request.body === null) return;
  let size = 0;
  for await (const piece of request.body) {
    size += piece.byteLength;
    if (size > limit) throw new AppError('too-large', 'body-too-large');
    yield piece;
  }
}
