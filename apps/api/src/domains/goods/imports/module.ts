import { IMPORTS } from '@yahont/values/deadlines.ts';
import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { continueRun } from './continue-run.ts';
import { importRoutes } from './imports.routes.ts';
import { purgeImports, resumeRuns } from './purge-imports.ts';

/** Files of goods, their runs and the guard before them. Decision 0143. */
export function importsModule({ context }: { context: Context }) {
  return {
    name: 'imports',
    routes: importRoutes,
    jobs: {
      'run-import': async ({ runId }, { followUp }) => {
        const until = performance.now() + IMPORTS.sliceMs;
        const isMore = await continueRun(context, runId, { isOver: () => performance.now() > until });
        if (isMore) await followUp([{ topic: 'run-import', payload: { runId } }]);
      },
    },
    schedules: [
      { name: 'resume-imports', cron: '* * * * *', run: (signal) => resumeRuns(context, signal) },
      { name: 'purge-imports', cron: '41 3 * * *', run: () => purgeImports(context) },
    ],
  } satisfies DomainModule;
}
