import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { CALL_BODY_BYTES } from '@yahont/contracts/wire/limits.ts';

/** The longest body that a call takes, bytes; `hasFiles`: files may come along. */
export type BodyLimit = { bytes: number; hasFiles: boolean };

/** Limits that the front door applies to the body of a call before the API sees it. */
export type BodyLimitOf = (method: string, path: string) => BodyLimit;

const USUAL: BodyLimit = { bytes: CALL_BODY_BYTES, hasFiles: false };

/**
 * Reads the limits from the contracts. A call without its own limit, and an unknown call, has the usual
 * one.
 */
export function createBodyLimits(endpoints: readonly Endpoint[]): BodyLimitOf {
  const larger = endpoints
    .filter(({ bodyBytes, files }) => bodyBytes !== undefined || files !== undefined)
    .map(({ method, path, bodyBytes = CALL_BODY_BYTES, files }) => ({
      method: method as string,
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      limit: { bytes: Math.max(bodyBytes, files?.bytes ?? 0), hasFiles: files !== undefined },
    }));
  return (method, path) => larger.find((one) => one.method === method && one.path.test(path))?.limit ?? USUAL;
}
