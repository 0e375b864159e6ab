/** How often the length of the log is checked, and how long it may grow. */
const LOOK_MS = 2_000;
const LOG_BYTES = 4 * 1024 * 1024;

type Client = { query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }> };

/**
 * Writes a checkpoint whenever the write-ahead log has grown by `bytes`. PGlite runs without PostgreSQL's checkpointer,
 * and without checkpoints the first start after a killed process replays the whole log: 10 MB take about a second.
 * @returns a function that stops it and waits for a running checkpoint
 */
export function writeCheckpoints(
  client: Client,
  { lookMs = LOOK_MS, bytes = LOG_BYTES }: { lookMs?: number; bytes?: number } = {},
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let look: Promise<void> = Promise.resolve();

  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      // A failure is the database's own and shows in the next call; a missing checkpoint only slows recovery.
      look = checkpointWhenDue(client, bytes)
        .catch(() => undefined)
        .then(schedule);
    }, lookMs);
    timer.unref();
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await look;
  };
}

async function checkpointWhenDue(client: Client, bytes: number): Promise<void> {
  const { rows } = await client.query<{ isDue: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1::bigint as "isDue" from pg_control_checkpoint()`,
    [bytes],
  );
  if (rows[0]?.isDue === true) await client.query('checkpoint');
}
