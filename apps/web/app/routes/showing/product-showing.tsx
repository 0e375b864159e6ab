import { data } from 'react-router';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { askForShowing } from '#app/features/showing/showing-action.server.ts';
import { readShowing } from '#app/features/showing/showing-address.ts';
import { changeVisit } from '#app/features/showing/visit/visit-action.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { loadAsking, loadVisit } from './load-showing.server.ts';
import { showingMeta } from './showing-meta.ts';
import { ShowingPage } from './showing-page.tsx';
import type { Route } from './+types/product-showing';

/**
 * `/showing/?product=7&sku=15`: the appointment to see a product. `/showing/?visit={link}`, the short address of an SMS,
 * leads to the page of the thing.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = visitorPage(context);
  const { productId, skuId, choice, visit } = readShowing(url.searchParams);
  if (visit !== null) {
    const place = { path: url.pathname, isHere: isOf(productId) };
    return { ...(await loadVisit(page, visit, place)), choice };
  }
  if (productId === null) throw pageNotFound(url.pathname);
  const product = await or404(page.api(getProduct, { params: { id: productId } }), url.pathname);
  const thing = { kind: 'product' as const, productId, skuId };
  const crumbs = [...product.breadcrumbs, { name: product.shortName, url: product.url }];
  return { ...(await loadAsking(page, thing)), thing, name: product.name, crumbs, choice };
}

function isOf(productId: number | null): Parameters<typeof loadVisit>[2]['isHere'] {
  return (thing) => thing.kind === 'product' && thing.productId === productId;
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const { productId, skuId, visit } = readShowing(url.searchParams);
  const form = await request.formData();
  if (visit !== null) return data(await changeVisit(api, visit.link, form));
  if (productId === null) throw pageNotFound(url.pathname);
  return data(await askForShowing(api, { kind: 'product', productId, skuId }, form));
}

export const meta: Route.MetaFunction = (args) => showingMeta(args, args.loaderData);

export default function ProductShowing({ loaderData, actionData }: Route.ComponentProps) {
  return <ShowingPage data={loaderData} result={actionData} />;
}
