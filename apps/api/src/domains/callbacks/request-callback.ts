import type { z } from 'zod';
import type { requestCallback as contract } from '@yahont/contracts/callbacks/callbacks.ts';
import type { CallContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { requireHuman } from '#src/domains/captcha/index.ts';
import { recordConsents } from '#src/domains/consents/index.ts';
import { checkCallbackLimits } from './callback-limits.ts';
import type { CallbackDeps } from './callbacks.deps.ts';
import { callbackRequests } from './callbacks.tables.ts';
import { ringOperators } from './ring-operators.ts';
import { areOperatorsAtWork } from './working-hours.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Stores a request for a call, with the consent that its form names, and passes it to the operators at once. False when no operator works now or they did not
 * accept it; the page then says so, because the shopper expects the call within half a minute.
 * @throws `captcha-failed`, `too-many-callbacks` with `context.retryAfter`
 */
export async function requestCallback(
  ctx: CallContext,
  { phone, token }: Asked,
  { captcha, hours, line }: CallbackDeps,
): Promise<boolean> {
  const now = ctx.now();
  if (!areOperatorsAtWork(hours, now)) return false;
  await requireHuman(ctx, { token, captcha });
  const network = networkOf(ctx.ip);
  const city = ctx.city.name;
  const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
  const rows = await ctx.db.transaction(async (tx) => {
    await checkCallbackLimits(tx, { phone, network, now });
    const contact = accountId === null ? phone : '';
    await recordConsents(tx, { accountId, contact, network, source: 'form', at: now }, [
      { kind: 'personal-data', isGiven: true },
    ]);
    return tx
      .insert(callbackRequests)
      .values({ phone, city, ip: network, createdAt: now })
      .returning({ id: callbackRequests.id });
  });
  const [row] = rows;
  return row !== undefined && ringOperators(ctx, line, { id: row.id, phone, city, wantedAt: now });
}
