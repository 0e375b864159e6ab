import { getVacancy } from '@yahont/contracts/content/vacancies.ts';
import { tagsOf } from '#app/blocks/document/tags-of.ts';
import { vacancyMeta } from '#app/blocks/vacancies/vacancy-meta.ts';
import { VacancyPage } from '#app/blocks/vacancies/vacancy-page.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/vacancy';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:vacancies', 'catalogue', 'stores');
  const vacancy = await or404(api(getVacancy, { params: { code: params.code } }), url.pathname);
  tag(...tagsOf(vacancy.blocks));
  return { vacancy, origin: url.origin };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? vacancyMeta(args, args.loaderData) : []);

export default function VacancyRoute({ loaderData: { vacancy } }: Route.ComponentProps) {
  return <VacancyPage vacancy={vacancy} />;
}
