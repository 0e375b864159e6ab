import type { MailDeps } from './approval-mail.ts';
import type { DeedDeps } from './kinds/approval-kind.ts';

export type ApprovalDeps = MailDeps & DeedDeps;
