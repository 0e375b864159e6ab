import { showLetter } from '@yahont/contracts/sent-messages/letters.ts';
import { LetterView } from '#app/features/letters/letter-view.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/letter';

/** One event with the message of each channel. */
export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  return { letter: await or404(api(showLetter, { params: { name } }), url.pathname) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Сообщение магазина — Яхонт', robots: 'noindex' });

export default function LetterPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className={layout.container}>
      <LetterView letter={loaderData.letter} />
    </main>
  );
}
