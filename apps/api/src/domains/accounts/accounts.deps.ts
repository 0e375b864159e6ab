import type { Db } from '#src/platform/database/database.ts';
import type { Keys } from '#src/domains/visitors/index.ts';
import type { Captcha } from '#src/domains/captcha/index.ts';
import type { EndedSessions } from './sessions/ended-sessions.ts';

/** What accounts need from adapters and from domains above them; `compose` passes it in. */
export type AccountDeps = {
  keys: Keys;
  /** Public scheme and host of the shop; links in e-mails start with it. */
  publicUrl: string;
  captcha: Captcha;
  /** Whether SMS are sent: without them nobody can sign in. */
  sendsSms: boolean;
  /** Whether e-mails are sent: without them no address can be confirmed. */
  sendsMail: boolean;
  endedSessions: EndedSessions;
  /** Points of an account. */
  balance: (db: Db, accountId: number) => Promise<number>;
  /** Called in the transaction of a sign-in; credits the welcome points once. */
  welcome: (tx: Db, account: { accountId: number; now: Date }) => Promise<void>;
  /** Called in the transaction of a sign-in; moves the anonymous visitor's cart and favourites to the account. */
  joinVisitor: (tx: Db, parties: { fuserId: string; accountId: number; now: Date }) => Promise<void>;
};
