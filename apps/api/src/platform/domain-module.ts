import type { Tag } from './database/changes.ts';
import type { ActingContext } from './context.ts';
import type { JobHandlers, Schedule, StartTask } from './jobs.ts';
import type { PersonalData } from './personal-data.ts';
import type { Routes } from './http/serve.ts';

/** A row that an import left out: its number in the list, from 1, and why. */
export type RefusedRow = { row: number; reason: string };

/**
 * Takes what another system sends, checks its shape and writes it. Throws ZodError on a malformed row; a verb whose rows
 * do not depend on each other leaves such rows out and returns them.
 */
export type ImportVerb = (ctx: ActingContext, input: never) => Promise<void | readonly RefusedRow[]>;

/** State in memory that follows the database. */
export type Projection = {
  /** Brings up to date what the tags name; other tags are ignored. */
  apply: (tags: readonly Tag[]) => void | Promise<void>;
  /** Reads all of it again: changes may have been missed. */
  reload: () => Promise<void>;
};

/**
 * What a domain brings to the API. Each domain exports one function from its `module.ts` that takes the domain's
 * dependencies and returns this; a domain with state in memory returns that state beside it.
 */
export type DomainModule = {
  /** Name of the domain's folder. */
  name: string;
  routes?: (routes: Routes) => void;
  jobs?: JobHandlers;
  schedules?: readonly Schedule[];
  startTasks?: readonly StartTask[];
  /** Changes are applied in the order of the list of modules, so a projection comes after those that it reads. */
  projections?: readonly Projection[];
  imports?: Readonly<Record<string, ImportVerb>>;
  /** What it knows of a person. Also asked of a module that is off. */
  person?: PersonalData;
  /** Ends timers and writes what is still in memory. */
  stop?: () => Promise<void>;
};

/**
 * Modules that a shop may run without: the storefront hides what they answer, or never shows that they are there. Every
 * other module has pages or steps of the purchase that need it.
 */
export const OPTIONAL_MODULES = ['callbacks', 'mail-tracking', 'recommendations'] as const;
export type OptionalModule = (typeof OPTIONAL_MODULES)[number];
