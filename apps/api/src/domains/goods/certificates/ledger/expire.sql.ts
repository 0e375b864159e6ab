import { asSystem, type Context } from '#src/platform/context.ts';
import { auditEachWrite } from '#src/platform/audit/audit-each.sql.ts';
import { rowsOfText, together } from '#src/platform/database/statement.ts';
import { MOVES } from './moves.ts';

const BATCH = 100;

/**
 * Removes the balance of expired certificates, a batch per statement. Several processes may run it
 * simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export async function expireCertificates(ctx: Context): Promise<number> {
  const at = ctx.now().toISOString();
  const { from, to } = MOVES.expired;
  const expire = together(
    {
      overdue: (bind) => `
        select id, balance from certificates
        where balance > 0 and expires_at <= ${bind(at)}::timestamptz
        order by expires_at limit ${BATCH}
        for update skip locked`,
      emptied: () => 'update certificates set balance = 0 from overdue where certificates.id = overdue.id',
      entered: (bind) => `
        insert into certificate_entries (certificate_id, from_account, to_account, amount, reason, created_at)
        select id, '${from}', '${to}', balance, 'expired', ${bind(at)}::timestamptz from overdue`,
      logged: auditEachWrite(asSystem(ctx, 'jobs'), {
        action: 'certificates.expire',
        subjectType: 'certificate',
        from: 'overdue',
        id: 'id',
        before: "jsonb_build_object('balance', balance)",
        after: "jsonb_build_object('balance', 0)",
      }),
    },
    'select count(*)::int as expired from overdue',
  );
  const [row] = await rowsOfText<{ expired: number }>(ctx.db, expire);
  return row?.expired ?? 0;
}
