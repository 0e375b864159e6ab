import { data } from 'react-router';
import { getSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { getPush } from '@yahont/contracts/accounts/push.ts';
import { listConsents } from '@yahont/contracts/consents/consents.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { BrowserNotices } from '#app/features/subscriptions/browser-notices.tsx';
import { ConsentNote, marketingConsent } from '#app/features/subscriptions/consent-note.tsx';
import { saveSubscriptions } from '#app/features/subscriptions/subscriptions-action.server.ts';
import { SubscriptionsForm } from '#app/features/subscriptions/subscriptions-form.tsx';
import { TextBody } from '#app/blocks/text/text-body.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/subscriptions';

export const handle: Crumb = { crumb: 'Подписки' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const [text, user, { subscribes }, { items }, push] = await Promise.all([
    loadTextPage(page, url),
    accountUser(page),
    page.api(getSubscriptions),
    page.api(listConsents),
    page.api(getPush),
  ]);
  const consent = marketingConsent(items);
  return { text, user, subscribes, consent, push, offsetHours: page.city.timezone };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = accountPage(context);
  return data(await saveSubscriptions(api, await request.formData()));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Подписки — Яхонт', robots: 'noindex' });

export default function SubscriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, user, subscribes, consent, push, offsetHours } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading(text.h1)}</h1>
      <p className={styles.intro}>{text.lead}</p>
      <SubscriptionsForm
        subscribes={subscribes}
        user={user}
        hasPush={push.publicKey !== null}
        result={actionData}
      />
      {push.publicKey !== null && <BrowserNotices publicKey={push.publicKey} browsers={push.browsers} />}
      <ConsentNote consent={consent} offsetHours={offsetHours} />
      <TextBody page={text} />
    </div>
  );
}
