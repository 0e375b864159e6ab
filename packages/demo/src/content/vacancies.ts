import type { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { roubles } from '@yahont/values/money.ts';
import type { z } from 'zod';
import { readFolder, type ContentFile } from './files/content-files.ts';
import { VacancyHead } from './heads.ts';
import { titleOf } from './title.ts';
import { typeset } from './typeset.ts';

type VacancyFile = ContentFile<z.output<typeof VacancyHead>>;

let files: VacancyFile[] | null = null;

/** Vacancies, with days relative to `today`. */
export function demoVacancies(today: Date): ImportVacancy[] {
  files ??= readFolder('vacancies', VacancyHead);
  const day = today.toISOString().slice(0, 10);
  return files.map((file) => vacancyOf(file, addDays(day, -file.head.daysAgo)));
}

function vacancyOf({ head, body }: VacancyFile, publishedOn: string): ImportVacancy {
  const { daysAgo: _daysAgo, picture, salary, ...words } = head;
  return typeset({
    ...words,
    title: titleOf(head),
    picture: picture && { hash: picture.name.hash, alt: picture.alt },
    salary: salary && { from: kopecks(salary.from), to: kopecks(salary.to) },
    ...body,
    publishedOn,
  });
}

function kopecks(sum: number | null): number | null {
  return sum === null ? null : roubles(sum);
}
