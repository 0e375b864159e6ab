import { LISTENING, type DatabaseDeadlines } from '@yahont/values/deadlines.ts';

/**
 * The same as settings of the driver.
 * @param name the connection's name in the server's lists, unless the address sets one
 */
export function toDriver({ open, free, statement, lock, idle, answer }: DatabaseDeadlines, name: string) {
  return {
    application_name: `yahont ${name}`,
    connectionTimeoutMillis: open,
    /** Time-out of a pool, which has one setting for both. */
    freeTimeoutMillis: free,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    query_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: LISTENING.keepAliveAfterMs,
  };
}
