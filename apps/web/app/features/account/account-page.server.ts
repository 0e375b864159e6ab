import { redirect } from 'react-router';
import { visitorPage } from '#app/lib/page-context.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';

/**
 * The page of somebody who is signed in. SPEC 2: whoever is not is sent to the front page for good, which no
 * browser may remember, because tomorrow he may be.
 * @throws a redirect
 */
export function accountPage(context: Parameters<typeof visitorPage>[0]): VisitorPage {
  const page = visitorPage(context);
  if (!page.isSignedIn) throw redirectForVisitor('/');
  return page;
}

/** SPEC's 301 that depends on the visitor. */
export function redirectForVisitor(to: string): Response {
  return redirect(to, { status: 301, headers: { 'cache-control': 'no-store' } });
}
