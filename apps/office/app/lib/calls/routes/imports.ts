import type {
  applyImport as apply,
  dropImport as drop,
  getImportRun as run,
  listImportRuns as runs,
  startImport as start,
} from '@yahont/contracts/office/imports.ts';
import { route } from '../route.ts';

export const startImport = route<typeof start>('POST', '/office/api/imports/{kind}');
export const listImportRuns = route<typeof runs>('GET', '/office/api/runs');
export const getImportRun = route<typeof run>('GET', '/office/api/runs/{id}');
export const applyImport = route<typeof apply>('POST', '/office/api/runs/{id}/apply');
export const dropImport = route<typeof drop>('POST', '/office/api/runs/{id}/drop');
