import { data } from 'react-router';
import { confirmBell, endBell, showBell, type BellByLink } from '@yahont/contracts/bells/bells.ts';
import { BellPanel } from '#app/features/bells/own/bell-panel.tsx';
import { readText } from '#app/base/forms/form-text.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/bell';

/** The page of a letter's link; opening it changes nothing, because mail scanners open links. */
export async function loader({ context, params: { link }, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  return { bell: await or404(api(showBell, { params: { link } }), url.pathname) };
}

/** Handles the page's buttons and a mail program's own button, which posts here without cookies (RFC 8058). */
export async function action({ context, params: { link }, request, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await or404(changeBell(api, link, await request.formData()), url.pathname));
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Колокольчик — Яхонт', robots: 'noindex' }),
  // The address gives access to the bell: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function BellPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall}`}>
      <BellPanel bell={actionData ?? loaderData.bell} />
    </main>
  );
}

/** Only the button that confirms does so: a mail program posts without an intent, to end it. */
function changeBell(api: CallApi, link: string, form: FormData): Promise<BellByLink> {
  const endpoint = readText(form, 'intent') === 'confirm' ? confirmBell : endBell;
  return api(endpoint, { params: { link } });
}
