import type { DatabaseSettings } from '../open/open-database.ts';
import type { DatabaseSnapshot } from './copy.ts';
import { openEmbeddedSnapshot } from './embedded.ts';
import { openPostgresSnapshot } from './postgres-dump.ts';
import type { PostgresPlace } from './postgres-programs.ts';

/**
 * Opens a database for copying, as it is: it is not migrated. PostgreSQL may be in use meanwhile; the embedded database
 * must not be.
 * @param variables of the environment, for the programs of PostgreSQL
 * @throws CopyProblem without the programs of PostgreSQL, or with older ones than the server; an error when another
 * process uses the embedded database
 */
export function openSnapshot(
  settings: DatabaseSettings,
  variables: PostgresPlace['variables'],
): Promise<DatabaseSnapshot> {
  return settings.engine === 'postgres'
    ? openPostgresSnapshot({ url: settings.url, variables })
    : openEmbeddedSnapshot(settings.directory);
}
