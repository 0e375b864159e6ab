import type { StaffContext } from '#src/platform/context.ts';
import { lockGift, sendAgain } from '../ordered/resend.ts';
import { readForStaff } from './office-certificates.ts';

/** Sends a certificate to its receiver again. Throws `certificate-not-found`, `not-sendable` and `sent-lately`. */
export async function sendAgainByStaff(
  ctx: StaffContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockGift(tx, id);
    await sendAgain(tx, ctx, {
      facts: await readForStaff(tx, ctx, { id, permission: 'certificates.send-again' }),
      reason,
    });
  });
}
