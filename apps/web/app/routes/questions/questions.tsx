import { listQuestions } from '@yahont/contracts/content/questions.ts';
import { Document } from '#app/blocks/document/document.tsx';
import { QuestionGroups } from '#app/blocks/questions/question-groups.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { faqData } from '#app/features/questions/faq-data.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import type { Route } from './+types/questions';

/** Longest search text that is shown back to the visitor. */
const QUERY_MAX = 100;

/** All questions; `?q=` filters them without JavaScript too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('content:questions');
  const [text, { groups }] = await Promise.all([loadTextPage(page, url), page.api(listQuestions)]);
  return { text, groups, query: (url.searchParams.get('q') ?? '').slice(0, QUERY_MAX) };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { text, groups, query } = args.loaderData;
  const { title, description, path } = text;
  return pageMeta(
    args,
    { title, description, canonical: path, robots: query === '' ? undefined : 'noindex, follow' },
    query === '' ? [{ 'script:ld+json': faqData(groups) }] : [],
  );
};

export default function QuestionsPage({ loaderData: { text, groups, query } }: Route.ComponentProps) {
  const { h1, lead, path, blocks, notes } = text;
  const crumbs = [
    { name: 'Главная', url: '/' },
    { name: h1, url: path },
  ];
  return (
    <ListPage crumbs={crumbs} title={useHeading(h1)} lead={lead}>
      <QuestionGroups key={query} groups={groups} query={query}>
        {blocks.length > 0 && <Document blocks={blocks} notes={notes} look="wide" address={path} />}
      </QuestionGroups>
    </ListPage>
  );
}
