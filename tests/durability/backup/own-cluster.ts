import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server-process.ts';

/** Folder of `initdb` and `postgres`: Debian keeps them out of PATH. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** PostgreSQL refuses to run as root: then it runs as its own user. Null: it cannot. */
function findRunner(): readonly string[] | null {
  if (process.getuid?.() !== 0) return [];
  try {
    execFileSync('runuser', ['-u', 'postgres', '--', 'true'], { stdio: 'ignore' });
    return ['runuser', '-u', 'postgres', '--'];
  } catch {
    return null;
  }
}

const programs = findPrograms();
const runner = findRunner();
/** Whether a test can start a PostgreSQL of its own. */
export const hasOwnCluster = programs !== null && runner !== null;

export type OwnCluster = {
  /** Address of a database of the cluster. */
  url: (database: string) => string;
  /** Folder of the archived write-ahead log. */
  wal: string;
  /** Copies the running cluster, as `pg_basebackup` does. */
  copyBase: () => Promise<void>;
  /** Stops the cluster, puts the copy in its place and lets it recover up to a moment. Resolves when it takes writes. */
  recover: (until: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A PostgreSQL in a temporary folder that archives its write-ahead log. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-pitr-'));
  const port = await freePort();
  const [data, wal, base] = ['data', 'wal', 'base'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const [command, ...before] = [...(runner ?? []), join(programs ?? '', program)];
    await promisify(execFile)(command, [...before, ...args], { cwd: folder });
  };
  const start = (directory: string) =>
    run('pg_ctl', '-D', directory, '-l', join(folder, 'log'), '-w', '-t', '60', 'start');
  const stop = (directory: string) => run('pg_ctl', '-D', directory, '-m', 'immediate', '-w', 'stop');
  if (runner !== null && runner.length > 0) execFileSync('chown', ['postgres', folder]);
  await run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8');
  execFileSync('mkdir', [wal]);
  if (runner !== null && runner.length > 0) execFileSync('chown', ['postgres', wal]);
  await appendFile(
    join(data, 'postgresql.conf'),
    `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
fsync = off
shared_buffers = 32MB
archive_mode = on
archive_command = 'cp %p ${wal}/%f'
restore_command = 'cp ${wal}/%f %p'
`,
  );
  await start(data);
  let running = data;
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    wal,
    copyBase: () =>
      run(
        'pg_basebackup',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-D',
        base,
        '-c',
        'fast',
        '-X',
        'none',
        '--no-sync',
      ),
    recover: async (until) => {
      await stop(running);
      await appendFile(
        join(base, 'postgresql.auto.conf'),
        `recovery_target_time = '${until}'\nrecovery_target_action = 'promote'\n`,
      );
      await writeFile(join(base, 'recovery.signal'), '');
      running = base;
      await start(base);
    },
    stop: async () => {
      await stop(running).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
