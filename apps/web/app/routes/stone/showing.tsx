import { data } from 'react-router';
import { getShowings } from '@yahont/contracts/appointments/appointments.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { findStone } from '#app/blocks/stones/find-stone.server.ts';
import { NoShowings } from '#app/features/showing/no-showings.tsx';
import { askForShowing } from '#app/features/showing/showing-action.server.ts';
import { readShowing, showingHref } from '#app/features/showing/showing-address.ts';
import { ShowingForm } from '#app/features/showing/showing-form.tsx';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { crumbsOf } from './stone-meta.ts';
import styles from './showing.module.css';
import type { Route } from './+types/showing';

/** `/catalog/diamonds/{code}/showing/`: the appointment as a page, for those without a script. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const stone = await findStone(api, params.code, url.pathname);
  const showings = await api(getShowings, { params: { code: stone.code } });
  return { stone, showings, ...readShowing(url.searchParams) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await askForShowing(api, params.code, await request.formData()));
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [];
  const { stone } = loaderData;
  return pageMeta(args, {
    title: `Посмотреть камень в салоне: ${stone.name} | Яхонт`,
    description: `Запись на показ: ${stone.name}.`,
    canonical: showingHref(stone.code, null),
    robots: 'noindex, follow',
  });
};

export default function ShowingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stone, showings, skuId, choice } = loaderData;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs items={[...crumbsOf(stone), { name: 'Показ', url: showingHref(stone.code, null) }]} />
      <header>
        <h1 className={text.pageTitle}>
          {nbsp(skuId === null ? 'Посмотреть камень' : 'Примерить с камнем')}
        </h1>
        <p className={styles.lead}>{stone.name}</p>
      </header>
      {showings.length === 0 && actionData?.ok !== true ? (
        <NoShowings />
      ) : (
        <ShowingForm
          {...{ stone, skuId, showings, choice }}
          choose={(next) => ({ href: showingHref(stone.code, skuId, next) })}
          result={actionData}
        />
      )}
    </main>
  );
}
