import { listThreads } from '@yahont/contracts/support/threads.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';

/**
 * The requested page of the list, the address of the next page, and the number of unread threads on all
 * pages.
 */
export async function loadThreads({ api }: Pick<VisitorPage, 'api'>, url: URL) {
  const before = url.searchParams.get('before');
  const query = before === null ? {} : { before: idParam(before, url.pathname) };
  const { items, next, unread } = await api(listThreads, { query });
  return { threads: items, unread, more: next === null ? null : `/personal/support/?before=${next}` };
}
