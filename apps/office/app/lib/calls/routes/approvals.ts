import type { askApproval as approval } from '@yahont/contracts/office/approvals.ts';
import { route } from '../route.ts';

export const askApproval = route<typeof approval>('POST', '/office/api/approvals');
