import { currentUser } from '@yahont/contracts/accounts/user.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { visitorPage } from './page-context.ts';
import type { VisitorPage } from './page-context.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';

/**
 * The page of somebody who is signed in. SPEC 2: a visitor who is not is sent to the front page.
 * @throws a redirect
 */
export function accountPage(context: Parameters<typeof visitorPage>[0]): VisitorPage {
  const page = visitorPage(context);
  if (!page.isSignedIn) throw redirectForVisitor('/');
  return page;
}

/**
 * The user whose account it is.
 * @throws a redirect to the front page when the account is gone
 */
export async function accountUser({ api }: Pick<VisitorPage, 'api'>): Promise<User> {
  const [user] = await api(currentUser);
  if (!user) throw redirectForVisitor('/');
  return user;
}
