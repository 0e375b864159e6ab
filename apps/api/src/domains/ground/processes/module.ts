import type { DomainModule } from '#src/platform/domain-module.ts';
import type { Processes } from './processes.ts';

/** Which processes serve the shop, and which build of the storefront each has. */
export function processesModule({ processes }: { processes: Processes }) {
  return {
    name: 'processes',
    projections: [
      {
        apply: async (tags) => {
          if (tags.includes('processes')) await processes.reload();
        },
        reload: processes.reload,
      },
    ],
    stop: async () => {
      // A process that cannot say so is forgotten by its age.
      await processes.stop().catch(() => undefined);
    },
  } satisfies DomainModule;
}
