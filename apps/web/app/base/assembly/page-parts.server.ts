import { randomBytes } from 'node:crypto';

/** Bytes of a page that are made once, and the token for them while a page is assembled. */
export type PagePart = { token: string; bytes: Buffer };

// Random, so that nothing a visitor typed can be taken for a token.
const PREFIX = `~${randomBytes(12).toString('hex')}~`;
const ID_LENGTH = 8;
const TOKEN_LENGTH = PREFIX.length + ID_LENGTH;

/** Parts by token, as long as another object references them. */
const parts = new Map<string, WeakRef<PagePart>>();
const released = new FinalizationRegistry<string>((token) => parts.delete(token));
let lastId = 0;

/**
 * Registers bytes for use in pages. The user of the token must reference the part until the page is assembled. A token
 * is plain ASCII that neither HTML nor JSON escapes.
 */
export function keepPart(bytes: Buffer): PagePart {
  lastId = (lastId + 1) % 0xff_ff_ff_ff;
  const token = PREFIX + lastId.toString(16).padStart(ID_LENGTH, '0');
  const part = { token, bytes };
  parts.set(token, new WeakRef(part));
  released.register(part, token);
  return part;
}

/**
 * Replaces the tokens by their parts.
 * @throws when a part is no longer referenced
 */
export function withParts(page: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(PREFIX); at !== -1; at = page.indexOf(PREFIX, from)) {
    const part = parts.get(page.toString('latin1', at, at + TOKEN_LENGTH))?.deref();
    if (part === undefined) throw new Error('A part of the page is gone before the page was put together');
    pieces.push(page.subarray(from, at), part.bytes);
    from = at + TOKEN_LENGTH;
  }
  if (from === 0) return page;
  pieces.push(page.subarray(from));
  return Buffer.concat(pieces);
}
