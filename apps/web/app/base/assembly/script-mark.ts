/**
 * Marks inline scripts that the server itself writes. The front door allows them in the page's security
 * policy and removes the mark, so nobody learns it. Undefined in the browser, which does not need it.
 */
export const SCRIPT_MARK: string | undefined = import.meta.env.SSR
  ? globalThis.crypto.randomUUID().replaceAll('-', '')
  : undefined;

/** Start of the tag of a marked inline script. */
export const MARKED_SCRIPT = SCRIPT_MARK === undefined ? '<script' : `<script data-mark="${SCRIPT_MARK}"`;
