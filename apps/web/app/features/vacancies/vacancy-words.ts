import type { VacancyCard } from '@yahont/contracts/content/vacancies.ts';
import { formatRoubles } from '@yahont/values/money.ts';

const EMPLOYMENT: Readonly<Record<VacancyCard['employment'], string>> = {
  full: 'Полный день',
  part: 'Неполный день',
  internship: 'Ученичество',
};

/** «Полный день» */
export function employmentText({ employment }: Pick<VacancyCard, 'employment'>): string {
  return EMPLOYMENT[employment];
}

/** «от 110 000 до 180 000 ₽», or a text that the salary is negotiable. */
export function salaryText({ salary }: Pick<VacancyCard, 'salary'>): string {
  const { from = null, to = null } = salary ?? {};
  if (from !== null && to !== null) {
    const least = formatRoubles(from).replace(/\s*₽$/, '');
    return from === to ? formatRoubles(to) : `${least}\u00A0–\u00A0${formatRoubles(to)}`;
  }
  if (from !== null) return `от\u00A0${formatRoubles(from)}`;
  return to === null ? 'по\u00A0договорённости' : `до\u00A0${formatRoubles(to)}`;
}

/** Vacancies by city, in the order of each city's first vacancy. */
export function byCity(vacancies: readonly VacancyCard[]): [city: string, vacancies: VacancyCard[]][] {
  return [...Map.groupBy(vacancies, ({ city }) => city)];
}
