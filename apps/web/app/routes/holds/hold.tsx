import { data } from 'react-router';
import { showHold } from '@yahont/contracts/holds/holds.ts';
import { changeHold } from '#app/features/holds/change-hold.server.ts';
import { HeldCard } from '#app/features/holds/held-card.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './hold-page.module.css';
import type { Route } from './+types/hold';

/** What a store keeps, behind the link from the SMS; opening it changes nothing. */
export async function loader({ context, params: { link }, url }: Route.LoaderArgs) {
  return { link, hold: await or404(api(context)(showHold, { params: { link } }), url.pathname) };
}

export async function action({ context, params: { link }, request }: Route.ActionArgs) {
  return data(await changeHold(api(context), link, await request.formData()));
}

function api(context: Route.LoaderArgs['context']) {
  return visitorPage(context).api;
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Отложено в салоне — Яхонт', canonical: '/hold/', robots: 'noindex' }),
  // Anyone with the address may end the hold: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function HoldPage({ loaderData: { link, hold }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.section} ${layout.tall} ${styles.root}`}>
      <h1 className={text.pageTitle}>{useHeading('Отложено в салоне')}</h1>
      <HeldCard hold={hold} link={link} result={actionData} />
    </main>
  );
}
