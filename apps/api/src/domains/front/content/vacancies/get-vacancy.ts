import { ImportVacancy, type Vacancy, type VacancyCard } from '@yahont/contracts/content/vacancies.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { todayOf } from '../articles/published-articles.ts';
import { showText, type BlockSources } from '../blocks/show-blocks.ts';
import { findTextAt, findVacancies } from '../texts.ts';
import { toVacancyCard } from './vacancy-cards.ts';

type Deps = Omit<BlockSources, 'ctx'>;

/** Vacancies that are open today. */
export async function listOpenVacancies(ctx: CallContext, { stores, offers }: Deps): Promise<VacancyCard[]> {
  const now = ctx.now();
  return (await findVacancies(ctx, { offers, today: todayOf(ctx) })).map((one) =>
    toVacancyCard(one, stores, now),
  );
}

/** A vacancy by its code. Throws `vacancy-not-found`, also before its day. */
export async function getVacancy(ctx: CallContext, deps: Deps, code: string): Promise<Vacancy> {
  const { offers } = deps;
  const found = await findTextAt(ctx, { kind: 'vacancy', address: code, schema: ImportVacancy, offers });
  if (found === null || found.body.publishedOn > todayOf(ctx)) throw notFound('vacancy');
  return showVacancy(ctx, deps, found.body);
}

/** A vacancy as its page shows it. */
export async function showVacancy(ctx: CallContext, deps: Deps, vacancy: ImportVacancy): Promise<Vacancy> {
  const { title, description, picture } = vacancy;
  return {
    ...toVacancyCard(vacancy, deps.stores, ctx.now()),
    title,
    description,
    picture: picture && deps.catalogue.pictureOf(picture),
    ...(await showText(vacancy, { ...deps, ctx })),
  };
}
