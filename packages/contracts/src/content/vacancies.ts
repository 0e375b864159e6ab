import { z } from 'zod';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { Picture } from '../catalogue/pictures.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Code, MoneyOut } from '../wire/fields.ts';
import { Block, Inlines } from './blocks/shown-blocks.ts';
import { Notes, WrittenBlocks } from './blocks/written-blocks.ts';

export const EMPLOYMENTS = ['full', 'part', 'internship'] as const;

const Kopecks = z.int().min(0);
const Day = z.string().refine(isIsoDate).meta({ format: 'date' });

/** A vacancy in a list. */
export const VacancyCard = z.object({
  code: z.string(),
  url: z.string(),
  h1: z.string(),
  lead: z.string(),
  city: z.string(),
  store: z.object({ id: z.int(), name: z.string(), address: z.string() }).nullable(),
  /** A month before tax; null: by agreement. */
  salary: z.object({ from: MoneyOut.nullable(), to: MoneyOut.nullable() }).nullable(),
  employment: z.enum(EMPLOYMENTS),
  publishedOn: Day,
});
export type VacancyCard = z.infer<typeof VacancyCard>;

export const Vacancy = VacancyCard.extend({
  /** For the browser's tab and search engines. */
  title: z.string(),
  description: z.string(),
  picture: Picture.nullable(),
  blocks: z.array(Block),
  notes: z.array(Inlines),
});
export type Vacancy = z.infer<typeof Vacancy>;

export const listVacancies = endpoint({
  method: 'GET',
  path: '/api/content/vacancies',
  summary: 'Open vacancies',
  answer: z.object({ items: z.array(VacancyCard) }),
});

/** 404 `vacancy-not-found` without one. */
export const getVacancy = endpoint({
  method: 'GET',
  path: '/api/content/vacancies/{code}',
  summary: 'A vacancy with its text',
  params: z.object({ code: z.string().max(200) }),
  answer: Vacancy,
});

/* Import. Pictures are hashes of stored files. */

/** A vacancy; its address is `/vacancies/{code}/`. */
export const ImportVacancy = z.object({
  code: Code,
  h1: z.string().min(1),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  picture: z.object({ hash: z.string(), alt: z.string() }).nullable().default(null),
  /** «Кострома» */
  city: z.string().min(1),
  /** Code of the store; null: an office or a workshop of the city. */
  store: Code.nullable().default(null),
  /** A month before tax, in kopecks; null: by agreement. */
  salary: z.object({ from: Kopecks.nullable(), to: Kopecks.nullable() }).nullable().default(null),
  employment: z.enum(EMPLOYMENTS).default('full'),
  blocks: WrittenBlocks,
  notes: Notes,
  /** The vacancy is hidden before this day. */
  publishedOn: Day,
  sort: z.int().min(0).max(99_999).default(100),
});
export type ImportVacancy = z.output<typeof ImportVacancy>;
