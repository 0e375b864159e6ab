import type { Context } from '#src/platform/context.ts';
import { removePastVersions } from './purge-versions.sql.ts';

const LIFE_MS = 2 * 365 * 86_400_000;
/** Versions of each text that are kept whatever their age, so that an editor can go back. */
const KEPT = 20;

/** Removes versions of texts that were replaced more than two years ago, except the last 20 of each and those with consents. */
export async function purgeVersions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return removePastVersions(db, { before: new Date(now().getTime() - LIFE_MS), kept: KEPT });
}
