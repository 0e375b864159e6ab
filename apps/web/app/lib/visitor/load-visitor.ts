import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { getVisitorSummary } from '#app/lib/api/browser.ts';
import { beginVisit } from './begin-visit.ts';
import { logFailure } from '#app/base/log-failure.ts';

/** Loads the visitor. SPEC 8.1: a failure is logged, and the page works without it. */
export async function loadVisitor(): Promise<VisitorSummary> {
  // In a separate task: hydration keeps the current one busy.
  await new Promise((go) => setTimeout(go));
  await beginVisit();
  try {
    return await getVisitorSummary();
  } catch (error) {
    logFailure('Ошибка получения пользователя', error);
    throw error;
  }
}
