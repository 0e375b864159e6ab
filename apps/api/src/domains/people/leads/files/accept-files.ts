import { leadFilesFault } from '@yahont/values/leads/attachments.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import type { AcceptedFile } from '#src/platform/files/accepted-file.ts';
import { lookInto } from '#src/platform/files/look-into.ts';
import { refuseContent, refuseFault } from '#src/platform/files/refuse-files.ts';
import { safeFileName } from '#src/platform/files/safe-file-name.ts';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/**
 * Checks files by their content, whatever their names and declared types say.
 * @throws a refusal of `FILE_REFUSALS`, which names the first bad file and the reason
 */
export async function acceptFiles(kind: LeadKind, files: readonly File[]): Promise<AcceptedFile[]> {
  refuseFault(leadFilesFault(kind, files));
  const taken = kind === 'vacancy' ? 'pdf' : 'picture';
  const accepted: AcceptedFile[] = [];
  for (const [index, file] of files.entries()) {
    const found = await lookInto(new Uint8Array(await file.arrayBuffer()), taken);
    if ('why' in found) throw refuseContent(file.name, found.why);
    accepted.push({ ...found, name: safeFileName(file.name, EXTENSIONS[found.type] ?? '', index + 1) });
  }
  return accepted;
}
