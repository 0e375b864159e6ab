import type { MetaDescriptor } from 'react-router';
import type { Vacancy, VacancyCard } from '@yahont/contracts/content/vacancies.ts';
import { toDecimalString } from '@yahont/values/money.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';

const EMPLOYMENT_TYPES: Readonly<Record<VacancyCard['employment'], string>> = {
  full: 'FULL_TIME',
  part: 'PART_TIME',
  internship: 'INTERN',
};

/** Home, the list, the vacancy. */
export function vacancyCrumbs({ h1, url }: Pick<Vacancy, 'h1' | 'url'>): { name: string; url: string }[] {
  return [
    { name: 'Главная', url: '/' },
    { name: 'Вакансии', url: '/vacancies/' },
    { name: h1, url },
  ];
}

/** Head of a vacancy. */
export function vacancyMeta(
  args: Parameters<typeof pageMeta>[0],
  { vacancy, origin }: { vacancy: Vacancy; origin: string },
): MetaDescriptor[] {
  const { title, description, url, picture } = vacancy;
  const own = { title, description, canonical: url, picture: picture?.hash };
  return pageMeta(args, own, [
    { 'script:ld+json': breadcrumbData(vacancyCrumbs(vacancy), origin) },
    { 'script:ld+json': postingData(vacancy, origin) },
  ]);
}

function postingData(vacancy: Vacancy, origin: string) {
  const { h1, lead, description, city, store, salary, employment, publishedOn, url } = vacancy;
  const roubles = (sum: NonNullable<Vacancy['salary']>['from']) =>
    sum === null ? undefined : Number(toDecimalString(sum));
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: h1,
    description: `${lead} ${description}`,
    url: `${origin}${url}`,
    datePosted: publishedOn,
    employmentType: EMPLOYMENT_TYPES[employment],
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: 'Ювелирный дом «Яхонт»', sameAs: `${origin}/` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'RU',
        addressLocality: city,
        ...(store === null ? {} : { streetAddress: store.address }),
      },
    },
    ...(salary === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'RUB',
            value: {
              '@type': 'QuantitativeValue',
              unitText: 'MONTH',
              minValue: roubles(salary.from),
              maxValue: roubles(salary.to),
            },
          },
        }),
  };
}
