import { listLetters } from '@yahont/contracts/sent-messages/letters.ts';
import { LetterList } from '#app/features/letters/letter-list.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/letters';

/** All messages that the shop sends, for developers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const { items } = await or404(api(listLetters), url.pathname);
  return { items };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Сообщения магазина — Яхонт', robots: 'noindex' });

export default function LettersPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className={layout.container}>
      <LetterList letters={loaderData.items} />
    </main>
  );
}
