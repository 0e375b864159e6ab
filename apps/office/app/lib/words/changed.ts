import { CallFailed } from '../calls/call.ts';

/** Words for a change that somebody else made first; null for any other failure. */
export function changedText(error: unknown): string | null {
  if (!(error instanceof CallFailed) || error.problem?.code !== 'changed-meanwhile') return null;
  return 'Пока окно было открыто, это изменил кто-то другой. Закройте окно, посмотрите новое и повторите, если нужно.';
}
