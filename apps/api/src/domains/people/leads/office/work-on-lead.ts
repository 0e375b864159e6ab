import { eq } from 'drizzle-orm';
import {
  moveLead as moveContract,
  takeLead as takeContract,
  type OfficeLead,
} from '@yahont/contracts/office/leads.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { leadEvents, leads, type LeadRow } from '../leads.tables.ts';
import { mayMove } from './lead-states.ts';
import { readOfficeLead } from './office-lead.ts';

type WorkDeps = Pick<LeadDeps, 'cities' | 'links'>;

/** One request with its contacts; the log records who read it. Throws `lead-not-found`. */
export async function openLead(ctx: StaffContext, deps: WorkDeps, id: number): Promise<OfficeLead> {
  const lead = await readOfficeLead(ctx, deps, id);
  await audit(ctx.db, ctx, { action: 'leads.read', subject: { type: 'lead', id } });
  return lead;
}

/** The caller takes over the request. Throws `lead-not-found`, `lead-ended`. */
export async function takeLead(ctx: StaffContext, deps: WorkDeps, id: number): Promise<OfficeLead> {
  const { staffId } = ctx.caller;
  return work(ctx, deps, id, async (tx, { state, ownerId }) => {
    if (!mayMove(state, 'taken')) throw refuse(takeContract.refusals, 'lead-ended', {});
    await tx.update(leads).set({ state: 'taken', ownerId: staffId }).where(eq(leads.id, id));
    await tx.insert(leadEvents).values({ leadId: id, at: ctx.now(), state: 'taken', staffId });
    await audit(tx, ctx, {
      action: 'leads.take',
      subject: { type: 'lead', id },
      before: { state, ownerId },
      after: { state: 'taken', ownerId: staffId },
    });
  });
}

/** Moves a request to its next state. Throws `lead-not-found`, `wrong-state` with `context.state`. */
export async function moveLead(
  ctx: StaffContext,
  deps: WorkDeps,
  { id, state: to, reason }: { id: number; state: 'answered' | 'closed' | 'spam'; reason: string },
): Promise<OfficeLead> {
  return work(ctx, deps, id, async (tx, { state }) => {
    if (!mayMove(state, to)) throw refuse(moveContract.refusals, 'wrong-state', { state });
    const { staffId } = ctx.caller;
    await tx.update(leads).set({ state: to }).where(eq(leads.id, id));
    await tx.insert(leadEvents).values({ leadId: id, at: ctx.now(), state: to, note: reason, staffId });
    await audit(tx, ctx, {
      action: 'leads.move',
      subject: { type: 'lead', id },
      before: { state },
      after: { state: to },
      reason,
    });
  });
}

/** Writes a note, which the sender never sees. Throws `lead-not-found`. */
export async function noteLead(
  ctx: StaffContext,
  deps: WorkDeps,
  { id, note }: { id: number; note: string },
): Promise<OfficeLead> {
  return work(ctx, deps, id, async (tx) => {
    await tx.insert(leadEvents).values({ leadId: id, at: ctx.now(), note, staffId: ctx.caller.staffId });
    // The note itself may contain personal data, which the log must not keep.
    await audit(tx, ctx, {
      action: 'leads.note',
      subject: { type: 'lead', id },
      after: { noteLength: note.length },
    });
  });
}

async function work(
  ctx: StaffContext,
  deps: WorkDeps,
  id: number,
  act: (tx: Db, lead: LeadRow) => Promise<void>,
): Promise<OfficeLead> {
  await ctx.db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
    if (!lead) throw notFound('lead');
    await act(tx, lead);
  });
  return readOfficeLead(ctx, deps, id);
}
