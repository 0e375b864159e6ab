import { z } from 'zod';

/** A malformed request, which no proper client sends. */
export type HostileCall = {
  what: string;
  /** Path with its query. */
  path: string;
  body?: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** The request cannot be parsed, so even the right caller is refused. */
  isUnreadable: boolean;
};

/** A valid call: its path with real ids, and its body. */
export type Sample = { path: string; body?: unknown };

export const JSON_TYPE = { 'content-type': 'application/json' };

export function jsonBody(body: unknown): Pick<HostileCall, 'body' | 'headers'> {
  return body === undefined ? { headers: {} } : { body: bytesOf(JSON.stringify(body)), headers: JSON_TYPE };
}

export function bytesOf(bytes: Uint8Array | string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(bytes));
}

export function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
