import { expect, test } from 'vitest';
import * as approvals from '../approvals.ts';
import { changeSetting, listSettings } from '../settings.ts';
import {
  dismissStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  resetStaff,
  setStaffRoles,
} from '../staff.ts';
import { recordInvoicePayment, recordInvoiceRefund } from '../money/invoices.ts';
import { importStatement } from '../money/statements.ts';
import { refundReturn } from '../returns.ts';
import { needsProof } from './proof.ts';
import { addStaffPasskey, removeStaffPasskey, renameStaffPasskey } from '../staff-passkeys.ts';

test('money, rights and answers to requests need a fresh proof', () => {
  for (const call of [
    recordInvoicePayment,
    recordInvoiceRefund,
    importStatement,
    refundReturn,
    approvals.decideApproval,
    inviteStaff,
    setStaffRoles,
    resetStaff,
    dismissStaff,
    changeSetting,
    addStaffPasskey,
    removeStaffPasskey,
  ])
    expect(needsProof(call), call.path).toBe(true);
});

test('reading, asking, questions and closing doors need none', () => {
  for (const call of [
    listStaff,
    listSettings,
    approvals.listApprovals,
    approvals.askApproval,
    approvals.questionApproval,
    approvals.withdrawApproval,
    endStaffSessions,
    renameStaffPasskey,
  ])
    expect(needsProof(call), call.path).toBe(false);
});
