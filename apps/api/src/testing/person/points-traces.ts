import type { TestApi } from '../api.ts';
import { approvalCalls } from '../office/approvals.ts';
import { makeStaff } from '../staff.ts';

/** Staff ask a second person for more points than one gives; nobody has decided yet. */
export async function askForManyPoints(api: TestApi, accountId: number): Promise<void> {
  const head = await makeStaff(api.context, ['head']);
  await approvalCalls(api).asked(head, { kind: 'points', accountId, points: 5_000 });
}
