import { z } from 'zod';
import { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { importDocuments } from '#src/domains/ground/documents/index.ts';
import { articleAddress, pageAddress } from './addresses.ts';
import { answerText } from './questions/answer-text.ts';
import { refuseUnknownSections } from './checks/unknown-sections.ts';
import { TAGS } from './tags.ts';
import { AppError } from '#src/platform/errors.ts';
import type { WrittenText } from './reading/plain-texts.ts';
import { textFaults } from './checks/text-faults.ts';

/** Each writes texts by their addresses; repeating an import changes nothing. */

/** Text pages by path. */
export async function importTextPages(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportTextPage).parse(input);
  list.forEach(refuseFaults);
  const given = list.map((body) => {
    const address = pageAddress(body.path);
    return { kind: 'page' as const, address, body: { ...body, path: address } };
  });
  await write(ctx, 'text-pages', given);
}

/** Sections of the guide by code. */
export async function importGuideSections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportGuideSection).parse(input);
  const given = list.map((body) => ({ kind: 'guide-section' as const, address: body.code, body }));
  await write(ctx, 'guide-sections', given);
}

/** News, actions and elements of the guide. Throws `unknown-guide-section` when the section of an element does not exist. */
export async function importArticles(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportArticle).parse(input);
  list.forEach(refuseFaults);
  const given = list.map((body) => ({ kind: body.kind, address: articleAddress(body), body }));
  await write(ctx, 'articles', given, (tx) => refuseUnknownSections(tx, list));
}

/** Questions by code. */
export async function importQuestions(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportQuestion).parse(input);
  for (const question of list) refuseFaults(answerText(question));
  const given = list.map((body) => ({ kind: 'question' as const, address: body.code, body }));
  await write(ctx, 'questions', given);
}

/** Vacancies by code. */
export async function importVacancies(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportVacancy).parse(input);
  list.forEach(refuseFaults);
  const given = list.map((body) => ({ kind: 'vacancy' as const, address: body.code, body }));
  await write(ctx, 'vacancies', given);
}

type TextInput = { kind: DocumentKind; address: string; body: object };

async function write(
  ctx: Context,
  of: string,
  given: readonly TextInput[],
  check: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await check(tx);
    const changed = await importDocuments(tx, ctx, given);
    await auditImport(tx, ctx, { of, given: given.length, changed });
    const tags = new Set(given.flatMap(({ kind }) => TAGS[kind]));
    if (changed > 0) await announceChange(tx, [...tags]);
  });
}

/** Throws 422 `text-fault` with the first fault of the Markdown of a text. */
function refuseFaults(text: WrittenText): void {
  const [fault] = textFaults(text);
  if (fault)
    throw new AppError('invalid', 'text-fault', {
      context: { fault: fault.code, place: fault.place, text: fault.text.slice(0, 200) },
    });
}
