import { data } from 'react-router';
import { askForShowing } from '#app/features/showing/showing-action.server.ts';
import { readShowing } from '#app/features/showing/showing-address.ts';
import { isSameThing } from '#app/features/showing/shown.ts';
import { changeVisit } from '#app/features/showing/visit/visit-action.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { bareService } from '#app/shop/visits/service-address.ts';
import { describeThing } from './describe-thing.server.ts';
import { loadAsking, loadVisit } from './load-showing.server.ts';
import { showingMeta } from './showing-meta.ts';
import { ShowingPage } from './showing-page.tsx';
import type { Route } from './+types/showing';

/** A visit without a subject is a fitting without pieces. */
const ANY = bareService('fitting');

/**
 * `/showing/?product=7&sku=15`: the appointment to see a product; `?for=fitting`, `gold` or `engraving`: the
 * appointment for a service. `/showing/?visit={link}`, the short address in an SMS, redirects to the page of
 * the thing.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = visitorPage(context);
  const { thing, choice, visit } = readShowing(url.searchParams);
  if (visit !== null) {
    const isHere = (shown: Parameters<typeof isSameThing>[0]) => thing !== null && isSameThing(shown, thing);
    return { ...(await loadVisit(page, visit, { path: url.pathname, isHere })), choice };
  }
  const described = await describeThing(page, thing ?? ANY, url.pathname);
  return { ...(await loadAsking(page, described.thing)), ...described, choice };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const { thing, visit } = readShowing(url.searchParams);
  const form = await request.formData();
  return data(
    visit === null ? await askForShowing(api, thing ?? ANY, form) : await changeVisit(api, visit.link, form),
  );
}

export const meta: Route.MetaFunction = (args) => showingMeta(args, args.loaderData);

export default function Showing({ loaderData, actionData }: Route.ComponentProps) {
  return <ShowingPage data={loaderData} result={actionData} />;
}
