import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { CopyProblem } from './copy.ts';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** Schemas of the shop; others of the same database are neither copied nor replaced. */
export const SHOP_SCHEMAS = ['public', 'drizzle', 'pgboss'];

/**
 * Major version of a program of PostgreSQL, from PATH.
 * @param server major version of the server, which must not be newer
 * @throws CopyProblem
 */
export async function requireProgram(program: Program, server: number): Promise<number> {
  const major = await majorOf(program);
  if (major < server)
    throw new CopyProblem(
      `${program} версии ${major} старше сервера PostgreSQL версии ${server}. Установите postgresql-client-${server} или новее.`,
    );
  return major;
}

async function majorOf(program: Program): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  } catch (cause) {
    throw new CopyProblem(
      `Нет программы ${program}. Установите клиент PostgreSQL (пакет postgresql-client) той же версии, что и сервер.`,
      { cause },
    );
  }
}

/** A PostgreSQL database and the environment of programs that use it, with PATH. */
export type PostgresPlace = { url: string; variables: Readonly<Record<string, string | undefined>> };

/**
 * Starts a program. The password of the database goes through the environment: arguments are visible to other users of
 * the machine.
 * @param url null: it needs no database
 */
export function startProgram(
  program: Program,
  {
    url,
    variables,
    args,
    stdio,
  }: {
    url: string | null;
    variables: PostgresPlace['variables'];
    args: readonly string[];
    stdio: NonNullable<SpawnOptions['stdio']>;
  },
): ChildProcess {
  const address = url === null ? null : new URL(url);
  const password = address === null ? '' : decodeURIComponent(address.password);
  if (address !== null) address.password = '';
  return spawn(program, [...args, ...(address === null ? [] : [`--dbname=${address.href}`])], {
    stdio,
    env: { ...variables, ...(password === '' ? {} : { PGPASSWORD: password }), PGAPPNAME: 'yahont copy' },
  });
}

/** Resolves when the program succeeded. @throws CopyProblem with the last lines that it wrote to stderr */
export async function succeeded(child: ChildProcess, program: Program): Promise<void> {
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject).once('close', ended.resolve);
  const [code, said] = await Promise.all([ended.promise, child.stderr ? text(child.stderr) : '']);
  if (code === 0) return;
  if (code === null) throw new Error(`${program} was stopped`);
  const last = said.trim().split('\n').slice(-5).join('\n');
  throw new CopyProblem(`${program}: ${last === '' ? `код ${String(code)}` : last}`);
}
