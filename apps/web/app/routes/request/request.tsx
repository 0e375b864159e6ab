import { data } from 'react-router';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { leadKindParam } from '#app/features/leads/lead-kind-param.server.ts';
import { sendLeadForm } from '#app/features/leads/sending/lead-action.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { REQUEST_WORDS } from '#app/features/leads/request-words.ts';
import styles from './request.module.css';
import type { Route } from './+types/request';

export function loader({ params, url }: Route.LoaderArgs) {
  return { kind: leadKindParam(params.kind, url.pathname) };
}

/** Handles every form of the site, from any page. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await sendLeadForm(api, leadKindParam(params.kind, url.pathname), await request.formData()));
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  return pageMeta(args, { title: `${REQUEST_WORDS[args.loaderData.kind].h1} — Яхонт`, robots: 'noindex' });
};

/** A single form: shows its result without JavaScript, and can be linked to directly. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { h1, lead } = REQUEST_WORDS[loaderData.kind];
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <header className={styles.head}>
        <h1 className={text.pageTitle}>{h1}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <LeadForm kind={loaderData.kind} result={actionData} />
    </main>
  );
}
