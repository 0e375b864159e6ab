import { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { Draft } from '@yahont/contracts/content/drafts.ts';
import { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findDraft, type DraftLinks } from '#src/domains/ground/documents/index.ts';
import { showArticle } from './articles/get-article.ts';
import { withChange } from './articles/published-articles.ts';
import type { BlockSources } from './blocks/show-blocks.ts';
import { showTextPage } from './get-text-page.ts';
import { withFulfilledParts } from './needs/fulfilled.ts';
import { answerText } from './questions/answer-text.ts';
import { showVacancy } from './vacancies/get-vacancy.ts';

type Fulfillable = Parameters<typeof withFulfilledParts>[0];
type Deps = Omit<BlockSources, 'ctx'> & { drafts: DraftLinks };

/**
 * The draft behind a signed link as its page would show it, even when the shop may not show the text:
 * its editor wrote it. Throws `draft-not-found`.
 */
export async function getDraft(ctx: CallContext, deps: Deps, token: string): Promise<Draft> {
  const { kind, body } = await findDraft(ctx, deps.drafts, token);
  const shown = <Body extends Fulfillable>(text: Body) => withFulfilledParts(text, deps.offers);
  switch (kind) {
    case 'news':
    case 'action':
    case 'guide':
      return {
        kind: 'article',
        article: await showArticle(ctx, deps, withChange(shown(ImportArticle.parse(body)), null)),
      };
    case 'vacancy':
      return { kind: 'vacancy', vacancy: await showVacancy(ctx, deps, shown(ImportVacancy.parse(body))) };
    default:
      return {
        kind: 'page',
        page: await showTextPage(ctx, deps, shown(ImportTextPage.parse(pageOf(kind, body)))),
      };
  }
}

type Paged = 'page' | 'question' | 'guide-section' | 'seo';

/** Kinds without their own page, shown as a page. */
function pageOf(kind: Paged, body: unknown): unknown {
  if (kind === 'page') return body;
  const bare = { path: '/draft/', description: '', lead: '', blocks: [] };
  if (kind === 'question') {
    const question = ImportQuestion.parse(body);
    return { ...bare, h1: question.question, title: question.question, ...answerText(question) };
  }
  if (kind === 'guide-section') {
    const { name, title, description, lead } = ImportGuideSection.parse(body);
    return { ...bare, h1: name, title, description, lead };
  }
  const { url, h1, title, description, seoText } = ImportSeoPage.parse(body);
  const lead = seoText ?? description ?? '';
  return { ...bare, h1: h1 ?? title ?? url, title: title ?? url, description: description ?? '', lead };
}
