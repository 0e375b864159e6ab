import { data } from 'react-router';
import { findStone } from '#app/blocks/named/find-stone.server.ts';
import { askForShowing } from '#app/features/showing/showing-action.server.ts';
import { readShowing } from '#app/features/showing/showing-address.ts';
import { changeVisit } from '#app/features/showing/visit/visit-action.server.ts';
import { shortName } from '#app/features/stone/stone-words.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { loadAsking, loadVisit } from './load-showing.server.ts';
import { showingMeta } from './showing-meta.ts';
import { ShowingPage } from './showing-page.tsx';
import type { Route } from './+types/stone-showing';

/** `/catalog/diamonds/{code}/showing/`: the appointment to see a stone. */
export async function loader({ context, params: { code }, url }: Route.LoaderArgs) {
  const page = visitorPage(context);
  const { skuId, choice, visit } = readShowing(url.searchParams);
  if (visit !== null) {
    const place = { path: url.pathname, isHere: isOf(code) };
    return { ...(await loadVisit(page, visit, place)), choice };
  }
  const stone = await findStone(page.api, code, url.pathname);
  const thing = { kind: 'stone' as const, code: stone.code, skuId };
  const crumbs = [
    { name: 'Главная', url: '/' },
    { name: 'Бриллианты', url: '/catalog/diamonds/' },
    { name: shortName(stone), url: stone.url },
  ];
  return { ...(await loadAsking(page, thing)), thing, name: stone.name, crumbs, choice };
}

function isOf(code: string): Parameters<typeof loadVisit>[2]['isHere'] {
  return (thing) => thing.kind === 'stone' && thing.code === code;
}

export async function action({ context, params: { code }, url, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const { skuId, visit } = readShowing(url.searchParams);
  const form = await request.formData();
  return data(
    visit === null
      ? await askForShowing(api, { kind: 'stone', code, skuId }, form)
      : await changeVisit(api, visit.link, form),
  );
}

export const meta: Route.MetaFunction = (args) => showingMeta(args, args.loaderData);

export default function StoneShowing({ loaderData, actionData }: Route.ComponentProps) {
  return <ShowingPage data={loaderData} result={actionData} />;
}
