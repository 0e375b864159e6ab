import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { MessageList } from '#app/features/sent-messages/message-list.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/sent-messages';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const { items, staffCodes } = await or404(api(listSentMessages, { query: {} }), url.pathname);
  return { items, staffCodes };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Отправленные сообщения — Яхонт', robots: 'noindex' });

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className={layout.container}>
      <MessageList messages={loaderData.items} staffCodes={loaderData.staffCodes} />
    </main>
  );
}
