import {
  ARTICLE_KINDS,
  type ArticleKind,
  type ImportArticle,
  type ImportGuideSection,
} from '@yahont/contracts/content/articles.ts';
import type { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import type { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import { articleUrl, guideSectionUrl } from './articles/article-cards.ts';
import {
  headingsOf,
  linesOf,
  minutesOf,
  placesOf,
  type TextPlace,
  type WrittenText,
} from './reading/plain-texts.ts';
import { answerText } from './questions/answer-text.ts';
import type { ShopOffers } from './needs/fulfilled.ts';
import { questionUrl } from './questions/list-questions.ts';
import {
  findGuideSections,
  findQuestions,
  listArticleBodies,
  listPages,
  listVacancies,
  type StoredPage,
} from './texts.ts';
import { vacancyUrl } from './vacancies/vacancy-cards.ts';

/** A text for the search index. */
export type ReadableText = {
  kind: ArticleKind | 'page' | 'question' | 'vacancy';
  url: string;
  title: string;
  /** Lead and headings. */
  summary: string;
  body: string;
  /** Parts that have a heading and an anchor. */
  places: TextPlace[];
  minutes: number;
  picture: { hash: string; alt: string } | null;
  /** Published from this day on; null: always. */
  from: IsoDate | null;
  /** Last day; null: open-ended. */
  until: IsoDate | null;
};

/** All texts that can be found, including future ones. */
export async function listReadableTexts(
  ctx: Pick<Context, 'db' | 'log'>,
  offers: ShopOffers,
): Promise<ReadableText[]> {
  const [pages, questions, vacancies, sections, ...kinds] = await Promise.all([
    listPages(ctx, offers),
    findQuestions(ctx, offers),
    listVacancies(ctx, offers),
    findGuideSections(ctx),
    ...ARTICLE_KINDS.map((kind) => listArticleBodies(ctx, kind, { offers })),
  ]);
  const articles = kinds.flat().map(({ body }) => body);
  return [
    ...pages.map(({ address, body }) => textOfPage(address, body)),
    ...articles.map(textOfArticle),
    ...sections.flatMap((section) => textOfGuideSection(section, articles) ?? []),
    ...questions.map(textOfQuestion),
    ...vacancies.map(textOfVacancy),
  ];
}

function textOfQuestion(question: ImportQuestion): ReadableText {
  return {
    kind: 'question',
    url: questionUrl(question),
    title: question.question,
    ...textsOf({ lead: '', ...answerText(question) }),
    // Its address already has an anchor.
    places: [],
    picture: null,
    from: null,
    until: null,
  };
}

function textOfVacancy(vacancy: ImportVacancy): ReadableText {
  return {
    kind: 'vacancy',
    url: vacancyUrl(vacancy),
    title: `${vacancy.h1}, ${vacancy.city}`,
    ...textsOf(vacancy),
    picture: vacancy.picture,
    from: vacancy.publishedOn,
    until: null,
  };
}

function textOfPage(url: string, page: StoredPage): ReadableText {
  const { h1, picture, pictureAlt } = page;
  return {
    kind: 'page',
    url,
    title: h1,
    ...textsOf(page),
    picture: picture === null ? null : { hash: picture, alt: pictureAlt === '' ? h1 : pictureAlt },
    from: null,
    until: null,
  };
}

function textOfArticle(article: ImportArticle): ReadableText {
  const { kind, h1, picture, publishedOn } = article;
  return {
    kind,
    url: articleUrl(article),
    title: h1,
    ...textsOf(article),
    picture,
    from: publishedOn,
    until: article.kind === 'action' ? article.endsOn : null,
  };
}

/** A section of the guide has a page from the day of its first element; null without elements. */
function textOfGuideSection(
  { code, name, description, lead, picture }: ImportGuideSection,
  articles: readonly ImportArticle[],
): ReadableText | null {
  const days = articles.flatMap((one) =>
    one.kind === 'guide' && one.section === code ? [one.publishedOn] : [],
  );
  const [from] = days.toSorted();
  if (from === undefined) return null;
  return {
    kind: 'page',
    url: guideSectionUrl(code),
    title: `${name} — ювелирный гид`,
    summary: `${lead} ${description}`,
    body: '',
    places: [],
    minutes: 1,
    picture,
    from,
    until: null,
  };
}

function textsOf(text: WrittenText & Pick<StoredPage, 'lead'>) {
  return {
    summary: [text.lead, ...headingsOf(text)].join('. '),
    body: linesOf(text).join(' '),
    places: placesOf(text),
    minutes: minutesOf(text),
  };
}
