import type { listAudit as audit } from '@yahont/contracts/office/audit.ts';
import { route } from '../route.ts';

export const listAudit = route<typeof audit>('GET', '/office/api/audit');
