import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { appointments } from './appointments.tables.ts';

const RETENTION_MS = 90 * 86_400_000;

/** Deletes appointments 90 days after the visit. */
export async function purgeAppointments(ctx: Context): Promise<void> {
  await ctx.db
    .delete(appointments)
    .where(lt(appointments.startsAt, new Date(ctx.now().getTime() - RETENTION_MS)));
}
