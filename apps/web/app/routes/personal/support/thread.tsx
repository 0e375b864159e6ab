import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import { data, redirect } from 'react-router';
import { openThread } from '@yahont/contracts/support/threads.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { loadThreads } from '#app/features/support/threads/load-threads.server.ts';
import { replyOrClose } from '#app/features/support/threads/reply-action.server.ts';
import { ThreadList } from '#app/features/support/threads/thread-list.tsx';
import { ThreadView } from '#app/features/support/threads/thread-view.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import type { Crumb } from '../crumb.ts';
import page from '../page.module.css';
import styles from './threads.module.css';
import type { Route } from './+types/thread';

export const handle: Crumb = { crumb: 'Поддержка' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = accountPage(context);
  const { api, city } = visit;
  const id = idParam(params.id, url.pathname);
  // Before the list is loaded, so that the list shows the thread as read.
  const thread = await or404(api(openThread, { params: { id } }), url.pathname);
  return {
    thread,
    ...(await loadThreads(visit, url)),
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = idParam(params.id, url.pathname);
  const result = await or404(replyOrClose(api, id, await request.formData()), url.pathname);
  // Redirects after the form, so that a reload does not send it again.
  return result.ok ? redirect(`/personal/support/${id}/`) : data(result);
}

function titleOf(id: number | undefined): string {
  return id === undefined ? '' : `№ ${threadNumber(id)} `;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `Обращение ${titleOf(args.loaderData?.thread.id)}— Яхонт`, robots: 'noindex' });

export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, threads, more, today, offsetHours } = loaderData;
  const clock = { today, offsetHours };
  return (
    <div className={page.root}>
      <h1 className={page.title}>Поддержка</h1>
      <p className={styles.back}>
        <ArrowLink href="/personal/support/">Все обращения</ArrowLink>
      </p>
      <div className={styles.columns} data-open="">
        <div className={styles.list}>
          <ThreadList threads={threads} current={thread.id} more={more} {...clock} />
        </div>
        <ThreadView thread={thread} result={actionData} {...clock} />
      </div>
    </div>
  );
}
