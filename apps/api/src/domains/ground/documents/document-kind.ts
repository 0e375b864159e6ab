import type { z } from 'zod';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { TextCheck } from '@yahont/contracts/office/texts.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Tag } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';

/** The permission that each change of a text needs. `publish`: also to plan, to cancel a plan and to hide. */
export type KindRights = Readonly<Record<'see' | 'draft' | 'publish' | 'roll-back', Permission>>;

/** What the store must know about a kind of text; the domain of the kind provides it. */
export type KindRules = {
  /** A stored body is read with it. */
  schema: z.ZodType<object>;
  addressOf: (body: object) => string;
  /** Whether staff may make a text at an address; an import may anywhere. By default yes. */
  isFree?: (address: string) => boolean;
  /** Those of articles and pages unless given. */
  rights?: KindRights;
  /** What else showing a body instead of another needs; null: nothing is shown. By default nothing. */
  rightsToShow?: (body: object | null, before: object | null) => readonly Permission[];
  titleOf: (body: object) => string;
  /** Path of its page; null when it has none of its own. */
  urlOf: (body: object) => string | null;
  tags: readonly Tag[];
  /** Checks for the editor; faults refuse publishing. */
  check: (body: object, known: KnownAddresses) => TextCheck[];
  /** Refuses, in the transaction that has published it, what contradicts other texts. */
  verify?: (tx: Db, body: object) => Promise<void>;
};

/** Whether the shop answers an address. */
export type KnownAddresses = (path: string) => boolean;

export type StoreDeps = {
  kinds: Readonly<Record<DocumentKind, KindRules>>;
  /** Reads all addresses of the shop. */
  readAddresses: (ctx: CallContext) => Promise<KnownAddresses>;
  drafts: DraftLinks;
};

/** Signed links to drafts. None is stored. */
export type DraftLinks = {
  /** Good for seven days from `now`. */
  linkOf: (documentId: number, now: Date) => { token: string; until: Date };
  /** The document of a link; null when this shop has not made it, or its time is over. */
  documentOf: (token: string, now: Date) => number | null;
};
