import { COMPARED_MAX } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { ColumnCorner } from './column-corner.tsx';
import { ComparisonFrame } from './comparison-frame.tsx';
import { loadComparison, takeComparisonForm } from './load-comparison.server.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import { ComparisonTable } from '#app/features/comparison/table/comparison-table.tsx';
import { ProductHead } from '#app/features/comparison/table/product-head.tsx';
import { productRows } from '#app/features/comparison/table/product-rows.ts';
import { useComparisonForm } from '#app/features/comparison/use-comparison-form.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Route } from './+types/jewellery';

const CATALOGUE = '/catalog/';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { products, isShared } = await loadComparison(visitorPage(context).api, url, 'products');
  return { products, isShared };
}

export function action({ context, request }: Route.ActionArgs) {
  return takeComparisonForm(visitorPage(context).api, request);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Сравнение украшений — Яхонт', robots: 'noindex' });

/** `/compare/jewellery/`: up to six products side by side. */
export default function CompareJewellery({ loaderData }: Route.ComponentProps) {
  const { products, isShared } = loaderData;
  const form = useComparisonForm();
  const ids = products.map(({ id }) => id).join(',');
  return (
    <ComparisonFrame
      kind="products"
      count={products.length}
      isShared={isShared}
      sharedUrl={ids === '' ? null : `${comparisonPath('products')}?products=${ids}`}
      form={form}
    >
      {products.length === 0 ? (
        <Empty
          title="Пока сравнивать нечего"
          actions={
            <>
              <ButtonLink href={CATALOGUE}>В&nbsp;каталог</ButtonLink>
              <ArrowLink href={comparisonPath('stones')}>Сравнение бриллиантов</ArrowLink>
            </>
          }
        >
          Нажмите на&nbsp;весы на&nbsp;странице украшения, и&nbsp;оно встанет здесь рядом с&nbsp;другими:
          металл, камни, вес и&nbsp;размеры в&nbsp;одной таблице.
        </Empty>
      ) : (
        <ComparisonTable
          label="Украшения рядом"
          note="Одинаковое во всех колонках написано серым."
          columns={products.map((product, index) => ({
            key: product.id,
            head: (
              <ProductHead
                product={product}
                isFirst={index === 0}
                action={
                  <ColumnCorner
                    thing={{ kind: 'products', id: product.id }}
                    name={product.name}
                    isShared={isShared}
                    form={form}
                  />
                }
              />
            ),
          }))}
          rows={productRows(products)}
          add={
            isShared || products.length >= COMPARED_MAX
              ? null
              : { href: CATALOGUE, text: 'Добавить украшение' }
          }
        />
      )}
    </ComparisonFrame>
  );
}
