import { listGuide } from '@yahont/contracts/content/articles.ts';
import { GuideContents } from '#app/features/articles/guide/guide-contents.tsx';
import { guideFront, urlsOf } from '#app/features/articles/guide/guide-front.ts';
import { GuideGlossary } from '#app/features/articles/guide/guide-glossary.tsx';
import { GuideFrontView } from '#app/features/articles/guide/guide-front-view.tsx';
import { GuideTabs } from '#app/features/articles/guide/guide-tabs.tsx';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Empty } from '#app/shop/parts/empty.tsx';
import { GUIDE_CRUMBS } from './guide-crumbs.ts';
import type { Route } from './+types/guide';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:articles', 'catalogue');
  return api(listGuide);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Ювелирный гид — ювелирный дом «Яхонт»',
    description:
      'Как выбирать камни и металл, узнавать размер кольца и хранить украшения: гид ювелирного дома «Яхонт».',
    picture: args.loaderData?.sections[0]?.picture?.hash,
  });

export default function GuidePage({ loaderData: { sections, glossary } }: Route.ComponentProps) {
  const front = guideFront(sections);
  return (
    <ListPage
      crumbs={GUIDE_CRUMBS}
      title="Ювелирный гид"
      lead="Разговоры, которые мы чаще всего ведём у прилавка. Прочитайте перед покупкой или вместо неё."
    >
      {sections.length > 0 ? (
        <>
          <GuideTabs sections={sections} current={null} />
          <GuideFrontView front={front} />
          <GuideContents sections={sections} shown={urlsOf(front)} />
          {glossary && <GuideGlossary glossary={glossary} />}
        </>
      ) : (
        <Empty title="В гиде пока пусто">
          Спросите консультанта в любом салоне: он знает всё то же самое.
        </Empty>
      )}
    </ListPage>
  );
}
