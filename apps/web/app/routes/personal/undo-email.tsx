import { data } from 'react-router';
import { undoEmailChange } from '@yahont/contracts/accounts/proof.ts';
import { followEmailLink } from '#app/features/profile/follow-email-link.server.ts';
import { UndoEmail } from '#app/features/profile/undo-email.tsx';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/undo-email';

/**
 * The page of a link sent to an old address; opening it changes nothing, because mail programs open links
 * automatically.
 */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await followEmailLink(api, undoEmailChange, await request.formData()));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Вернуть почту — Яхонт', robots: 'noindex' });

export default function UndoEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall}`}>
      <UndoEmail token={loaderData.token} result={actionData} />
    </main>
  );
}
