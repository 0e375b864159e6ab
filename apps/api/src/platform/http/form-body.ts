import { AppError } from '../errors.ts';
import { parseJson } from './json-body.ts';

/** Longest JSON part of a form, characters. */
const JSON_LIMIT = 64 * 1024;

/**
 * Reads a body in `multipart/form-data`: the part `body` is JSON, every part `file` a file.
 * @param limitBytes of the whole body; the front door has already stopped longer ones
 */
export async function readForm(
  request: Request,
  limitBytes: number,
): Promise<{ json: unknown; files: readonly File[] }> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes)
    throw new AppError('too-large', 'body-too-large');
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError('bad-request', 'malformed-form', { cause });
  });
  const text = form.get('body');
  const files = form.getAll('file').filter((part) => typeof part !== 'string');
  if (typeof text !== 'string' || text.length > JSON_LIMIT || bytesOf(files) > limitBytes)
    throw new AppError('too-large', 'body-too-large');
  return { json: parseJson(text), files };
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
