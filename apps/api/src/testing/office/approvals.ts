import { asc, eq } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/approvals.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import type { TestApi } from '../api.ts';
import type { TestStaff } from '../staff.ts';

export type AskedDeed = BodyOf<typeof contract.askApproval>['deed'];
type View = 'to-decide' | 'asked' | 'over';

export const WHY = 'согласовано с покупателем';

/** The calls about requests for approval, by any member of staff. */
export function approvalCalls(api: TestApi) {
  const ask = ({ headers }: TestStaff, deed: AskedDeed, more: { until?: string } = {}) =>
    api.call(contract.askApproval, { headers, body: { deed, why: WHY, ...more } });
  return {
    ask,
    /** The id of a new request. */
    asked: async (by: TestStaff, deed: AskedDeed) => (await ask(by, deed)).answer().id,
    decide: ({ headers }: TestStaff, id: number, isApproved = true, words = 'проверено') =>
      api.call(contract.decideApproval, { headers, params: { id }, body: { isApproved, words } }),
    question: ({ headers }: TestStaff, id: number, words: string) =>
      api.call(contract.questionApproval, { headers, params: { id }, body: { words } }),
    answer: ({ headers }: TestStaff, id: number, words: string) =>
      api.call(contract.answerApproval, { headers, params: { id }, body: { words } }),
    withdraw: ({ headers }: TestStaff, id: number) =>
      api.call(contract.withdrawApproval, { headers, params: { id } }),
    get: ({ headers }: TestStaff, id: number) => api.call(contract.getApproval, { headers, params: { id } }),
    /** Ids of a page. */
    list: async ({ headers }: TestStaff, view: View) =>
      (await api.call(contract.listApprovals, { headers, query: { view } }))
        .answer()
        .items.map(({ id }) => id),
    /** Rows of the log about a request, the oldest first. */
    logOf: (id: number) =>
      api.context.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, String(id)))
        .orderBy(asc(auditLog.id))
        .then((rows) => rows.filter(({ subjectType }) => subjectType === 'approval')),
  };
}
