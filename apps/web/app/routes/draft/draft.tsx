import { getDraft, type Draft } from '@yahont/contracts/content/drafts.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { ArticlePage } from '#app/blocks/articles/article-page.tsx';
import { withoutOwn } from '#app/blocks/document/without-own.ts';
import { partsOf } from '#app/blocks/text/own-parts.ts';
import { parentsOf } from '#app/blocks/text/parents-of.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { OwnForm } from '#app/blocks/text/own-form.tsx';
import { VacancyPage } from '#app/blocks/vacancies/vacancy-page.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './draft.module.css';
import type { Route } from './+types/draft';

/** The draft behind an editor's signed link. It is never cached, because the next save changes it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, city } = visitorPage(context);
  const token = TOKEN.test(params.token) ? params.token : 'no-draft-of-ours';
  const draft = await or404(api(getDraft, { query: { token } }), url.pathname);
  return { draft, offsetHours: city.timezone };
}

/** A token in any other format was never made by the shop. */
const TOKEN = /^[\w-]{20,80}$/;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Черновик — Яхонт', robots: 'noindex, nofollow', canonical: '/' }),
  // The address alone gives access to the draft: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function DraftPage({ loaderData: { draft, offsetHours } }: Route.ComponentProps) {
  return (
    <>
      <aside className={styles.band} aria-label="Состояние страницы">
        <div className={layout.container}>
          <b>Черновик, не&nbsp;опубликован.</b> Его видит только тот, у&nbsp;кого есть эта ссылка.
        </div>
      </aside>
      <Shown draft={draft} offsetHours={offsetHours} />
    </>
  );
}

function Shown({ draft, offsetHours }: { draft: Draft; offsetHours: number }) {
  switch (draft.kind) {
    case 'article':
      return <ArticlePage article={draft.article} offsetHours={offsetHours} />;
    case 'vacancy':
      return <VacancyPage vacancy={draft.vacancy} />;
    default:
      return <ShownPage page={draft.page} />;
  }
}

/** Adds the form of the draft's page and drops the one in its text, as on the published page. */
function ShownPage({ page }: { page: TextPage }) {
  const parts = partsOf(page.path);
  return (
    <TextArticle page={{ ...page, blocks: withoutOwn(page.blocks, parts) }} parents={parentsOf(page.path)}>
      {parts.lead !== undefined && <OwnForm kind={parts.lead} path={page.path} />}
    </TextArticle>
  );
}
