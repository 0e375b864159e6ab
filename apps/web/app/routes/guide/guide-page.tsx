import type { GuideSection } from '@yahont/contracts/content/articles.ts';
import { GuideSectionView } from '#app/features/articles/guide/guide-section-view.tsx';
import { GuideTabs } from '#app/features/articles/guide/guide-tabs.tsx';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { findGuideSection } from '#app/blocks/named/find-guide-section.server.ts';
import { publicPage, type PublicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { articleMeta } from '#app/blocks/articles/article-meta.ts';
import { ArticlePage } from '#app/blocks/articles/article-page.tsx';
import { loadArticle } from '#app/blocks/articles/load-article.server.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { GUIDE_CRUMBS } from './guide-crumbs.ts';
import type { Route } from './+types/guide-page';

/** `/guide/{section}/` is a section's contents, anything below it an element. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  const code = params['*'].replace(/\/+$/, '');
  if (code === '') return { kind: 'section' as const, ...(await loadSection(page, params.section, url)) };
  const found = await loadArticle(page, { kind: 'guide', section: params.section, code }, url);
  return { kind: 'element' as const, ...found };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [];
  if (loaderData.kind === 'element') return articleMeta(args, loaderData);
  const { title, description, url, picture } = loaderData.section;
  return pageMeta(args, { title, description, canonical: url, picture: picture?.hash }, [
    { 'script:ld+json': breadcrumbData(crumbsOf(loaderData.section), loaderData.origin) },
  ]);
};

export default function GuideSectionOrElement({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'element') return <ArticlePage {...loaderData} />;
  const { section, sections } = loaderData;
  return (
    <ListPage crumbs={crumbsOf(section)} title={section.name} lead={section.lead}>
      <GuideTabs sections={sections} current={section.code} />
      <GuideSectionView section={section} />
    </ListPage>
  );
}

async function loadSection({ api, tag }: PublicPage, code: string, url: URL) {
  tag('content:articles', 'catalogue');
  const { section, sections } = await findGuideSection(api, code, url.pathname);
  const tabs = sections.map(({ code: other, name, url: address }) => ({ code: other, name, url: address }));
  return { section, sections: tabs, origin: url.origin };
}

function crumbsOf({ name, url }: Pick<GuideSection, 'name' | 'url'>) {
  return [...GUIDE_CRUMBS, { name, url }];
}
