import type { Db } from '#src/platform/database.ts';
import type { Keys } from '#src/domains/visitors/index.ts';
import type { Captcha } from '#src/domains/captcha/index.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** What accounts need of adapters and of the domains above them; the composition hands it in. */
export type AccountDeps = {
  keys: Keys;
  /** Scheme and host under which browsers know the shop; links in letters begin with it. */
  publicUrl: string;
  captcha: Captcha;
  /** Whether SMS are sent: without them nobody can sign in. */
  sendsSms: boolean;
  /** Whether mail is sent: without it no address can be proved. */
  sendsMail: boolean;
  endedSessions: EndedSessions;
  /** Bonus points of an account. */
  balance: (db: Db, accountId: number) => Promise<number>;
  /** Inside the transaction of a sign-in; gives once what a new account gets. */
  welcome: (tx: Db, account: { accountId: number; now: Date }) => Promise<void>;
  /** Inside the transaction of a sign-in; moves what the anonymous visitor had gathered. */
  joinVisitor: (tx: Db, parties: { fuserId: string; accountId: number; now: Date }) => Promise<void>;
};
