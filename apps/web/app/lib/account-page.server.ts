import { currentUser, type User } from '@yahont/contracts/accounts/user.ts';
import { visitorPage, type VisitorPage } from './page-context.ts';
import { redirectSignedOut } from '#app/lib/navigation/redirects.server.ts';

/**
 * The page of a signed-in visitor. SPEC 2.14: any other visitor is redirected to the home page.
 * @throws a redirect
 */
export function accountPage(context: Parameters<typeof visitorPage>[0]): VisitorPage {
  const page = visitorPage(context);
  if (!page.isSignedIn) throw redirectSignedOut();
  return page;
}

/**
 * The user of the account.
 * @throws a redirect to the home page when the account no longer exists
 */
export async function accountUser({ api }: Pick<VisitorPage, 'api'>): Promise<User> {
  const [user] = await api(currentUser);
  if (!user) throw redirectSignedOut();
  return user;
}
