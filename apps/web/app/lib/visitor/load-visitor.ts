import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { getVisitorSummary } from '#app/lib/api/browser.ts';
import { beginVisit } from './begin-visit.ts';
import { logFailure } from '#app/lib/log-failure.ts';

/** Who looks at the page. SPEC 8: a failure is logged, and the page goes on without him. */
export async function loadVisitor(): Promise<VisitorSummary> {
  // In a task of its own: a page that comes alive has enough to do in its first one.
  await new Promise((go) => setTimeout(go));
  await beginVisit();
  try {
    return await getVisitorSummary();
  } catch (error) {
    logFailure('Ошибка получения пользователя', error);
    throw error;
  }
}
