import type { ImportVacancy, VacancyCard } from '@yahont/contracts/content/vacancies.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';

/** Path of a vacancy. */
export function vacancyUrl({ code }: Pick<ImportVacancy, 'code'>): string {
  return `/vacancies/${code}/`;
}

/** A vacancy in a list. The store is omitted when the shop has none with its code. */
export function toVacancyCard(vacancy: ImportVacancy, stores: StoreDirectory, now: Date): VacancyCard {
  const { code, h1, lead, city, salary, employment, publishedOn } = vacancy;
  const store = stores.listAll(now).find((one) => one.code === vacancy.store);
  const sum = (amount: number | null) => (amount === null ? null : kopecks(amount));
  return {
    code,
    url: vacancyUrl(vacancy),
    h1,
    lead,
    city,
    store: store ? { id: store.id, name: store.name, address: store.address } : null,
    salary: salary && { from: sum(salary.from), to: sum(salary.to) },
    employment,
    publishedOn,
  };
}
