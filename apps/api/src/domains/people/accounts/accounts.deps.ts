import type { LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Keys } from '#src/domains/ground/visitors/index.ts';
import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import type { CodeSenders } from './sign-in/code-senders.ts';
import type { EndedSessions } from './sessions/ended-sessions.ts';

/** What accounts need from adapters and from domains above them; `compose` passes it in. */
export type AccountDeps = {
  keys: Keys;
  /** Public scheme and host of the shop; links in e-mails start with it. */
  publicUrl: string;
  captcha: Captcha;
  /** How codes are sent: without SMS and calls nobody can sign in. */
  codes: CodeSenders;
  /** The shop as browsers identify it, for passkeys. */
  party: RelyingParty;
  /** Name of the city of a network; null when it is unknown. */
  cityOfIp: (ip: string) => string | null;
  /** Whether the shop sends e-mails: otherwise no address can be confirmed. */
  sendsMail: boolean;
  endedSessions: EndedSessions;
  /** Points of an account. */
  balance: (db: Db, accountId: number) => Promise<number>;
  /** Called in the transaction of a sign-in; credits the welcome points once. */
  welcome: (tx: Db, account: { accountId: number; now: Date }) => Promise<void>;
  /** Called in the transaction of a sign-in; moves the anonymous visitor's cart and favourites to the account. */
  joinVisitor: (tx: Db, parties: { fuserId: string; accountId: number; now: Date }) => Promise<LeftOut>;
};
