import { data } from 'react-router';
import {
  confirmNewsletter,
  endNewsletter,
  showNewsletter,
  type NewsletterState,
} from '@yahont/contracts/leads/newsletter.ts';
import { NewsletterPanel } from '#app/features/leads/newsletter-panel.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/subscription';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** The page of a letter's link; opening it changes nothing. */
export async function loader({ context, params: { link }, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  return { subscriber: await or404(api(showNewsletter, { params: { link } }), url.pathname) };
}

export async function action({ context, params: { link }, request, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await or404(changeNewsletter(api, link, await request.formData()), url.pathname));
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Подписка на письма — Яхонт', robots: 'noindex' }),
  // The address gives access to the subscription: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall}`}>
      <NewsletterPanel subscriber={actionData ?? loaderData.subscriber} />
    </main>
  );
}

/** Confirms or ends the subscription behind a link, depending on the pressed button. */
function changeNewsletter(api: CallApi, link: string, form: FormData): Promise<NewsletterState> {
  const endpoint = readText(form, 'intent') === 'end' ? endNewsletter : confirmNewsletter;
  return api(endpoint, { params: { link } });
}
