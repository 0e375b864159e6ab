import type { z } from 'zod';
import { requestCallback as contract } from '@yahont/contracts/callbacks/callbacks.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { countCallback } from './callback-limits.ts';
import type { CallbackDeps } from './callbacks.deps.ts';
import { callbackRequests } from './callbacks.tables.ts';
import { reportCeiling } from './report-ceiling.ts';
import { ringOperators } from './ring-operators.ts';
import { areCallsTaken, listOnLine } from './line.ts';

type CallbackBody = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Stores a request for a call, with the consent that its form names, and passes it to the operators at
 * once: to people of the office on the line, and to operators elsewhere. False when nobody takes calls or the call was not
 * accepted; the page then says so, because the shopper expects the call within half a minute.
 * @throws `captcha-failed`, `too-many-callbacks` with `context.retryAfter`
 */
export async function requestCallback(
  ctx: CallContext,
  { phone, token }: CallbackBody,
  deps: CallbackDeps,
): Promise<boolean> {
  const now = ctx.now();
  if (!(await areCallsTaken(ctx.db, deps.hours, now))) return false;
  await requireHuman(ctx, { token, captcha: deps.captcha });
  const network = networkOf(ctx.ip);
  const { id: cityId, name: city } = ctx.city;
  const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
  const asked = await ctx.db.transaction(async (tx) => {
    const { retryAfter, by, most } = await countCallback(tx, ctx, phone);
    if (by === 'shop') await reportCeiling(tx, ctx, { most, retryAfter, deps });
    if (by !== null) return { retryAfter };
    const contact = accountId === null ? phone : '';
    await recordConsents(tx, { accountId, contact, network, source: 'form', at: now }, [
      { kind: 'personal-data', isGiven: true },
    ]);
    const [row] = await tx
      .insert(callbackRequests)
      .values({ phone, city, cityId, ip: network, createdAt: now })
      .returning({ id: callbackRequests.id });
    if (!row) throw new Error('an insert answered without a row');
    return row;
  });
  // Thrown after the commit, so that the e-mail to management is stored.
  if ('retryAfter' in asked)
    throw refuse(contract.refusals, 'too-many-callbacks', { retryAfter: asked.retryAfter });
  const isOnLine = (await listOnLine(ctx.db, now)).length > 0;
  if (deps.line === null) return isOnLine;
  const isRung = await ringOperators(ctx, deps.line, { id: asked.id, phone, city, wantedAt: now });
  return isRung || isOnLine;
}
