import { FILES_AWAY } from '@yahont/contracts/wire/files-away.ts';
import type { Problem } from '@yahont/contracts/wire/problem.ts';

/** Whether the shop itself failed. Without the storage of files the form is shown again, with what was typed. */
export function isBroken({ status, code }: Problem): boolean {
  return status >= 500 && code !== FILES_AWAY;
}
