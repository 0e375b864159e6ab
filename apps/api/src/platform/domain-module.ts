import type { Tag } from './database/changes.ts';
import type { ActingContext } from './context.ts';
import type { JobHandlers, Schedule, StartTask } from './jobs.ts';
import type { PersonalData } from './personal-data.ts';
import type { Routes } from './http/serve.ts';

/** A row that an import skipped: its number in the list, from 1, and why. */
export type RefusedRow = { row: number; reason: string };

/** The keys of the rows that an import wrote, because they were new or different. */
export type Changed = { changed: readonly string[] };

/**
 * Takes data from another system, checks its shape and writes it. Throws ZodError on a malformed row; a
 * verb whose rows do not depend on each other skips such rows and returns them.
 */
export type ImportVerb = (
  ctx: ActingContext,
  input: never,
) => Promise<void | readonly RefusedRow[] | Changed>;

/** State in memory that follows the database. */
export type Projection = {
  /** Updates what the tags name; other tags are ignored. */
  apply: (tags: readonly Tag[]) => void | Promise<void>;
  /** Reloads everything: changes may have been missed. */
  reload: () => Promise<void>;
};

/**
 * What a domain contributes to the API. Each domain exports one function from its `module.ts` that
 * takes the domain's dependencies and returns this; a domain with state in memory returns that state
 * beside it.
 */
export type DomainModule = {
  /** Name of the domain's folder. */
  name: string;
  routes?: (routes: Routes) => void;
  jobs?: JobHandlers;
  schedules?: readonly Schedule[];
  /** Schedules that run even while the module is off: what it has promised or kept must still end. */
  endings?: readonly Schedule[];
  startTasks?: readonly StartTask[];
  /** Changes are applied in the order of the list of modules, so a projection comes after those that it reads. */
  projections?: readonly Projection[];
  imports?: Readonly<Record<string, ImportVerb>>;
  /** What the domain knows about a person. Also called for a module that is switched off. */
  person?: PersonalData;
  /** Ends timers and writes what is still in memory. */
  stop?: () => Promise<void>;
};
