import { CallFailed } from '../calls/call.ts';

/** Whether a call was refused because a second person has to agree, and somebody can be asked. */
export function isApprovalNeeded(error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.problem?.code !== 'approval-needed') return false;
  return error.problem.context?.['ask'] !== null;
}
