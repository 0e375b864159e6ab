import type { LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import type { Tokens } from './tokens.ts';
import {
  deviceLine,
  fuserLines,
  leftOutLine,
  oldNameLines,
  removalLine,
  SESSION_COOKIES,
  sessionLines,
  SIGNED_IN_BEFORE,
  ticketLine,
  type VisitorCookies,
} from './visitor-cookies.ts';

/** The `Set-Cookie` lines of one answer; a later line of a cookie replaces an earlier one. */
export type SessionCookies = {
  keepSession: (tokens: Tokens) => void;
  removeSession: () => void;
  /** Removes the mark that someone was signed in on this browser. */
  forgetSignIn: () => void;
  keepFuser: (token: string) => void;
  removeFuser: () => void;
  keepTicket: (ticket: string) => void;
  keepDevice: (token: string) => void;
  noteLeftOut: (leftOut: LeftOut) => void;
  /** Writes the cookies of the visitor under their new names and removes those with old names. */
  renameOld: (fuser: string | null) => void;
  /** Whether an access token was written. */
  hasAccess: () => boolean;
  /** Drops the lines of the session: the cookies of the browser remain as they are. */
  leaveSessionAlone: () => void;
  lines: () => string[];
};

export function createSessionCookies(
  { old, device }: VisitorCookies,
  settings: { isSecure: boolean; nowSeconds: number },
): SessionCookies {
  const lines = new Map<string, string>();
  const write = (written: Iterable<readonly [string, string]>): void => {
    for (const [name, line] of written) lines.set(name, line);
  };
  const remove = (names: readonly string[]): void =>
    write(names.map((name) => [name, removalLine(name, settings)]));

  return {
    keepSession: (tokens) => write(sessionLines(tokens, settings)),
    removeSession: () => remove(SESSION_COOKIES),
    forgetSignIn: () => remove([SIGNED_IN_BEFORE]),
    keepFuser: (token) => write(fuserLines(token, settings)),
    removeFuser: () => remove(['fuser', 'fuser_expires']),
    keepTicket: (ticket) => write([ticketLine(ticket, settings)]),
    keepDevice: (token) => write([deviceLine(token, settings)]),
    noteLeftOut: (leftOut) => {
      const line = leftOutLine(leftOut, settings);
      if (line !== null) write([line]);
    },
    renameOld: (fuser) => {
      if (fuser !== null && old.includes('fuser')) write(fuserLines(fuser, settings));
      if (device !== null && old.includes('known_device')) write([deviceLine(device, settings)]);
      write(oldNameLines(old));
    },
    hasAccess: () => lines.has('access'),
    leaveSessionAlone: () => {
      for (const name of [...SESSION_COOKIES, SIGNED_IN_BEFORE]) lines.delete(name);
    },
    lines: () => [...lines.values()],
  };
}
