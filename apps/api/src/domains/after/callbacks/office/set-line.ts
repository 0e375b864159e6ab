import { eq } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { operatorLine } from '../callbacks.tables.ts';
import { describeLine } from './list-calls.ts';

/** Goes on the line or off it. Repeating it only says that the page is still open, which the log does not hold. */
export async function setLine(ctx: StaffContext, isOn: boolean): ReturnType<typeof describeLine> {
  const { staffId } = ctx.caller;
  const seenAt = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ isOn: operatorLine.isOn })
      .from(operatorLine)
      .where(eq(operatorLine.staffId, staffId))
      .for('update');
    // A person who was never on it and says that they are off does not make the line decide.
    if (before === undefined && !isOn) return;
    await tx
      .insert(operatorLine)
      .values({ staffId, isOn, seenAt })
      .onConflictDoUpdate({ target: operatorLine.staffId, set: { isOn, seenAt } });
    if ((before?.isOn ?? false) === isOn) return;
    await audit(tx, ctx, {
      action: 'calls.line',
      subject: { type: 'staff', id: staffId },
      before: { isOn: !isOn },
      after: { isOn },
    });
  });
  return describeLine(ctx);
}
