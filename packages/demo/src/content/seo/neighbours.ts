import type { SeoDraft } from './seo-draft.ts';

const COUNTRIES = [
  { code: 'by', where: 'в Беларуси' },
  { code: 'kz', where: 'в Казахстане' },
  { code: 'am', where: 'в Армении' },
  { code: 'kg', where: 'в Киргизии' },
  { code: 'uz', where: 'в Узбекистане' },
] as const;

/** Partners in the neighbouring countries. */
export const neighbourSeo: SeoDraft[] = COUNTRIES.map(({ code, where }) => ({
  url: `/cis/${code}/`,
  title: `Ювелирный дом «Яхонт» ${where}: партнёрам`,
  description: `Ищем партнёра, который откроет первый салон «Яхонт» ${where}: поставки, документы на границе, расчёты в рублях, обучение продавцов и ремонт.`,
  canonical: `/cis/${code}/`,
}));
