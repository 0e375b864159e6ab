import { COMPARED_MAX } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { ColumnCorner } from './column-corner.tsx';
import { ComparisonFrame } from './comparison-frame.tsx';
import { findComparisonText, loadComparison, takeComparisonForm } from './load-comparison.server.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import { ComparisonTable } from '#app/features/comparison/table/comparison-table.tsx';
import { largestOf, StoneHead, stoneName } from '#app/features/comparison/table/stone-head.tsx';
import { stoneRows } from '#app/features/comparison/table/stone-rows.ts';
import { useComparisonForm } from '#app/features/comparison/use-comparison-form.ts';
import { TextBody } from '#app/blocks/text/text-body.tsx';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Route } from './+types/diamonds';
import styles from './comparison-frame.module.css';

const LISTING = '/catalog/diamonds/';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const { stones, isShared } = await loadComparison(api, url, 'stones');
  return { stones, isShared, guide: stones.length === 0 ? await findComparisonText(api) : null };
}

export function action({ context, request }: Route.ActionArgs) {
  return takeComparisonForm(visitorPage(context).api, request);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Сравнение бриллиантов — Яхонт',
    description:
      'Шесть бриллиантов рядом: вес, цвет и чистота по двум шкалам, огранка, пропорции и цена карата. Отличия и лучшие значения отмечены.',
    robots: args.loaderData?.stones.length ? 'noindex' : undefined,
    canonical: comparisonPath('stones'),
  });

/** `/compare/diamonds/`: up to six loose stones side by side. */
export default function CompareDiamonds({ loaderData }: Route.ComponentProps) {
  const { stones, isShared, guide } = loaderData;
  const form = useComparisonForm();
  const largest = largestOf(stones);
  const codes = stones.map(({ code }) => code).join(',');
  return (
    <ComparisonFrame
      kind="stones"
      count={stones.length}
      isShared={isShared}
      sharedUrl={codes === '' ? null : `${comparisonPath('stones')}?stones=${codes}`}
      form={form}
    >
      {stones.length === 0 ? (
        <Empty
          title="Пока сравнивать нечего"
          actions={
            <>
              <ButtonLink href={LISTING}>Выбрать бриллианты</ButtonLink>
              <ArrowLink href={comparisonPath('products')}>Сравнение украшений</ArrowLink>
            </>
          }
        >
          Отметьте в&nbsp;каталоге от&nbsp;двух до&nbsp;шести камней, и&nbsp;они встанут здесь рядом:
          с&nbsp;рисунками в&nbsp;одном масштабе, оценками по&nbsp;двум шкалам и&nbsp;ценой карата.
        </Empty>
      ) : (
        <ComparisonTable
          label="Бриллианты рядом"
          note={
            <>
              Лучшее значение в&nbsp;строке отмечено золотой точкой. Рисунки сделаны в&nbsp;одном масштабе.
              Знак «≈»&nbsp;— оценка по&nbsp;шкале, которой лаборатория не&nbsp;пользуется, примерно.
            </>
          }
          columns={stones.map((stone, index) => ({
            key: stone.id,
            head: (
              <StoneHead
                stone={stone}
                largestMm100={largest}
                isFirst={index === 0}
                action={
                  <ColumnCorner
                    thing={{ kind: 'stones', id: stone.id, shape: stone.shape }}
                    name={stoneName(stone)}
                    isShared={isShared}
                    form={form}
                  />
                }
              />
            ),
          }))}
          rows={stoneRows(stones)}
          add={isShared || stones.length >= COMPARED_MAX ? null : { href: LISTING, text: 'Добавить камень' }}
        />
      )}
      {guide !== null && (
        <div className={styles.guide}>
          <TextBody page={guide} />
        </div>
      )}
    </ComparisonFrame>
  );
}
