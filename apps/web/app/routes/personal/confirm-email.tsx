import { data } from 'react-router';
import { confirmEmail } from '@yahont/contracts/accounts/email-proof.ts';
import { followEmailLink } from '#app/features/profile/follow-email-link.server.ts';
import { ConfirmEmail } from '#app/features/profile/confirm-email.tsx';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/confirm-email';

/** The page of an e-mail link; opening it changes nothing, because mail programs open links automatically. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await followEmailLink(api, confirmEmail, await request.formData()));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Подтверждение почты — Яхонт', robots: 'noindex' });

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall}`}>
      <ConfirmEmail token={loaderData.token} result={actionData} />
    </main>
  );
}
