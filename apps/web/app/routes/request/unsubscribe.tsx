import { data } from 'react-router';
import { showUnsubscribing, unsubscribe } from '@yahont/contracts/accounts/unsubscribe.ts';
import { UnsubscribePanel } from '#app/features/subscriptions/unsubscribe-panel.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/unsubscribe';

/** The page of a letter's link; opening it changes nothing, because mail scanners open links. */
export async function loader({ context, params: { link }, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  return { state: await or404(api(showUnsubscribing, { params: { link } }), url.pathname) };
}

/** Handles the page's button and a mail program's own button, which posts here without cookies (RFC 8058). */
export async function action({ context, params: { link }, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await or404(api(unsubscribe, { params: { link } }), url.pathname));
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Отписаться от писем — Яхонт', robots: 'noindex' }),
  // The address gives access to the subscription: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.section} ${layout.tall}`}>
      <UnsubscribePanel state={actionData ?? loaderData.state} />
    </main>
  );
}
