import { FILE_REFUSALS, type FileReason } from '@yahont/contracts/wire/refusals.ts';
import type { FileFault } from '@yahont/values/leads/file-faults.ts';
import { refuse } from '#src/platform/errors.ts';
import { shownFileName } from './safe-file-name.ts';

/** @throws the refusal for this fault; does nothing without a fault */
export function refuseFault(fault: FileFault | null): void {
  switch (fault?.kind) {
    case undefined:
      return;
    case 'too-many-files':
      throw refuse(FILE_REFUSALS, fault.kind, { most: fault.most });
    case 'file-empty':
      throw refuse(FILE_REFUSALS, fault.kind, { name: shownFileName(fault.name) });
    case 'file-too-large':
      throw refuse(FILE_REFUSALS, fault.kind, {
        name: shownFileName(fault.name),
        megabytes: fault.megabytes,
      });
  }
}

/** The refusal of a file for its content. */
export function refuseContent(name: string, why: FileReason): Error {
  return refuse(FILE_REFUSALS, 'file-refused', { name: shownFileName(name), why });
}
