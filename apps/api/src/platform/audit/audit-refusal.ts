import { and, eq, isNull } from 'drizzle-orm';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import type { CallContext } from '#src/platform/context.ts';
import { AppError, type ErrorCode } from '#src/platform/errors.ts';
import { audit } from './audit.ts';
import { auditLog } from './audit.tables.ts';

/**
 * A caller tried something that they may not do, or that was impossible at that time. Malformed input
 * is neither.
 */
const LOGGED: readonly ErrorCode[] = ['forbidden', 'not-found', 'conflict'];

type Refused = { endpoint: Endpoint; params: Record<string, string>; error: unknown };

/**
 * Records that a change requested by staff was refused. Call it after the verb's transaction was rolled
 * back. Does nothing for other callers and errors.
 */
export async function auditRefusal(
  { caller, ...ctx }: CallContext,
  { endpoint, params, error }: Refused,
): Promise<void> {
  if (caller.kind !== 'staff' || endpoint.method === 'GET') return;
  if (!(error instanceof AppError) || !LOGGED.includes(error.code)) return;
  // The browser asks for the proof and sends the call again: nobody was stopped.
  if (error.reason === 'proof-required') return;
  if (await isWrittenDown(ctx)) return;
  // Input that the contract rejects may be impossible to store.
  const known = endpoint.params?.safeParse(params);
  await audit(
    ctx.db,
    { ...ctx, caller },
    {
      action: 'refused',
      subject: { type: 'call', id: `${endpoint.method} ${endpoint.path}` },
      // Never the body, which may name a person.
      after: { code: error.reason, params: known?.success === true ? known.data : null },
    },
  );
}

/**
 * A verb that writes its own row about a refusal, such as a wrong scan, needs no second one. Rows just
 * written have no seal yet.
 */
async function isWrittenDown({ db, requestId }: Pick<CallContext, 'db' | 'requestId'>): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isNull(auditLog.position), eq(auditLog.requestId, requestId)))
    .limit(1);
  return row !== undefined;
}
