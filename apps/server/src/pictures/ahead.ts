import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FileSettings } from '@yahont/api/compose.ts';
import type { Log } from '#src/start/shop-api.ts';

const PROCESS = fileURLToPath(new URL('./ahead-process.ts', import.meta.url));

export type Ahead = {
  /** Starts once; further calls do nothing. */
  begin: () => void;
  /** Resolves when the pictures of a first visit are generated, or cannot be, or after `patienceMs`. */
  first: (patienceMs: number) => Promise<void>;
  /** Resolves when no picture is being generated any more. */
  stop: () => Promise<void>;
};

/**
 * Generates the usual sizes of the demo's pictures while the shop runs; continues where an earlier start
 * stopped.
 */
export function createAhead(
  { dataFolder, files }: { dataFolder: string; files: FileSettings },
  log: Log,
): Ahead {
  const first = Promise.withResolvers<void>();
  let child: ChildProcess | null = null;

  function start(): ChildProcess {
    const started = fork(PROCESS, [dataFolder], { execArgv: ['--disable-warning=ExperimentalWarning'] });
    // Not as an argument, because others can read those.
    started.send(files);
    started.on('message', (message) => {
      if (message === 'first') first.resolve();
      else log.info({ made: message }, 'the usual sizes of pictures are there');
    });
    started.on('error', (err) => {
      log.warn({ err }, 'pictures cannot be made ahead');
      first.resolve();
    });
    started.on('exit', () => first.resolve());
    return started;
  }

  return {
    begin: () => {
      child ??= start();
    },
    first: async (patienceMs) => {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([first.promise, enough]);
      clearTimeout(timer);
    },
    stop: async () => {
      if (child?.connected !== true) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
