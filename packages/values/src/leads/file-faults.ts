/** How many files a form takes, and of how many bytes each. */
export type FileLimits = { most: number; bytes: number };

/** Why files cannot be sent, before anybody has looked into them. `name`: of the first bad file. */
export type FileFault =
  | { kind: 'too-many-files'; most: number }
  | { kind: 'file-too-large'; name: string; megabytes: number }
  | { kind: 'file-empty'; name: string };

const MEGABYTE = 1024 * 1024;

/**
 * The first fault of files by their number and sizes. Declared types are ignored: the same photograph
 * may be `image/jpeg`, `image/jpg` or untyped, and the API checks the content.
 */
export function fileFault(
  files: readonly { name: string; size: number }[],
  { most, bytes }: FileLimits,
): FileFault | null {
  if (files.length > most) return { kind: 'too-many-files', most };
  for (const { name, size } of files) {
    if (size === 0) return { kind: 'file-empty', name };
    if (size > bytes) return { kind: 'file-too-large', name, megabytes: bytes / MEGABYTE };
  }
  return null;
}
