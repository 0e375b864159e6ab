import { data } from 'react-router';
import { GIFT_MARK_DAYS } from '@yahont/contracts/lists/list-terms.ts';
import { markGift, showSharedList, unmarkGift } from '@yahont/contracts/lists/lists.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { SharedCards } from '#app/blocks/favourites/shared-cards.tsx';
import { giftRefusalText } from '#app/features/lists/shared-words.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './list-by-link.module.css';
import type { Route } from './+types/list-by-link';

/** A list behind its link; opening it changes nothing. */
export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { api, has } = visitorPage(context);
  if (!has('lists')) throw pageNotFound(url.pathname);
  return { list: await or404(api(showSharedList, { params: { token } }), url.pathname) };
}

export async function action({ context, params: { token }, request, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const form = await request.formData();
  const id = Number(readText(form, 'product'));
  if (!Number.isSafeInteger(id) || id <= 0) throw pageNotFound(url.pathname);
  const endpoint = readText(form, 'intent') === 'give' ? markGift : unmarkGift;
  try {
    await api(endpoint, { params: { token, id } });
    return data({ refusal: null });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context: facts } = error.problem;
    return data({ refusal: { code, context: facts } });
  }
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Список украшений — Яхонт', canonical: '/favorites/', robots: 'noindex' }),
  // The address shows the list to everybody: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function SharedListPage({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  return (
    <main id="main" className={`${layout.container} ${layout.section} ${layout.tall} ${styles.root}`}>
      <div className={styles.head}>
        <h1 className={text.pageTitle}>{list.name}</h1>
        <div>
          <p>
            {list.isOwn
              ? 'Так ваш список видят другие. Отметки «уже дарят» вам не\u00A0покажем.'
              : `Кто собрал список, вы знаете: имён мы не\u00A0показываем. Отметьте, что дарите,\u00A0— остальные увидят «уже дарят», но не\u00A0вас. Отметка держится ${countOf(GIFT_MARK_DAYS, ['день', 'дня', 'дней'])}, снять её можно здесь\u00A0же.`}
          </p>
          {list.day !== null && (
            <dl className={styles.facts}>
              <dt>К&nbsp;дате</dt>
              <dd>{formatDate(list.day)}</dd>
            </dl>
          )}
        </div>
      </div>
      <FormStatus done={null} failure={refusal === null ? null : giftRefusalText(refusal)} />
      {list.items.length === 0 ? (
        <p className={text.muted}>В&nbsp;списке пока пусто.</p>
      ) : (
        <SharedCards list={list} />
      )}
    </main>
  );
}
