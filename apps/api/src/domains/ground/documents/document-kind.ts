import type { z } from 'zod';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { TextCheck } from '@yahont/contracts/office/texts.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Tag } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';

/** The permission that each change of a text needs. `publish`: also to plan, to cancel a plan and to hide. */
export type KindRights = Readonly<Record<'see' | 'draft' | 'publish' | 'roll-back', Permission>>;

/** What the store needs to know about a kind of text; the kind's domain provides it. */
export type KindRules = {
  /** Schema that parses a stored body. */
  schema: z.ZodType<object>;
  addressOf: (body: object) => string;
  /** Whether staff may create a text at an address; an import may anywhere. By default yes. */
  isFree?: (address: string) => boolean;
  /** Defaults to the rights of articles and pages. */
  rights?: KindRights;
  /**
   * Further rights needed to replace one published body by another; null: nothing is published. By
   * default none.
   */
  rightsToShow?: (body: object | null, before: object | null) => readonly Permission[];
  titleOf: (body: object) => string;
  /** Path of its page; null when it has no page of its own. */
  urlOf: (body: object) => string | null;
  tags: readonly Tag[];
  /** Checks for the editor; faults block publishing. */
  check: (body: object, known: KnownAddresses) => TextCheck[];
  /** Refuses a text that contradicts others, in the transaction that has published it. */
  verify?: (tx: Db, body: object) => Promise<void>;
};

/** Whether the shop serves an address. */
export type KnownAddresses = (path: string) => boolean;

export type StoreDeps = {
  kinds: Readonly<Record<DocumentKind, KindRules>>;
  /** Reads all addresses of the shop. */
  readAddresses: (ctx: CallContext) => Promise<KnownAddresses>;
  drafts: DraftLinks;
};

/** Signed links to drafts. They are not stored. */
export type DraftLinks = {
  /** Good for seven days from `now`. */
  linkOf: (documentId: number, now: Date) => { token: string; until: Date };
  /** The document of a link; null when this shop did not make it, or it has expired. */
  documentOf: (token: string, now: Date) => number | null;
};
