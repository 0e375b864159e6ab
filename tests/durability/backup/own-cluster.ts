import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server-process.ts';
import { giveToPostgres, runProgram } from '../postgres-programs.ts';

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
  const run = (program: string, ...args: string[]) => runProgram(folder, program, ...args);
  const start = (directory: string) =>
    run('pg_ctl', '-D', directory, '-l', join(folder, 'log'), '-w', '-t', '60', 'start');
  const stop = (directory: string) => run('pg_ctl', '-D', directory, '-m', 'immediate', '-w', 'stop');
  giveToPostgres(folder);
  await run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8');
  await mkdir(wal);
  giveToPostgres(wal);
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
