import type { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { z } from 'zod';
import { readFolder, type ContentFile } from '../files/content-files.ts';
import { focusOf } from '../focal-points.ts';
import { ActionHead, NewsHead } from '../heads.ts';
import { titleOf } from '../title.ts';
import { typeset } from '../typeset.ts';
import { readGuide, readGuideSections } from './guide-files.ts';

type Undated = (today: IsoDate) => ImportArticle;

let articles: Undated[] | null = null;

/** News, actions and the guide, with days relative to `today`. */
export function demoArticles(today: Date): ImportArticle[] {
  articles ??= [
    ...readFolder('news', NewsHead).map(newsOf),
    ...readFolder('actions', ActionHead).map(actionOf),
    ...readGuide().map(elementOf),
  ];
  const day: IsoDate = today.toISOString().slice(0, 10);
  return articles.map((dated) => dated(day));
}

/** Sections of the guide. */
export function demoGuideSections(): ImportGuideSection[] {
  return typeset(
    readGuideSections().map(({ head }) => ({
      code: head.code,
      name: head.name,
      title: head.title ?? `${head.name}: ювелирный гид дома «Яхонт»`,
      description: head.description,
      lead: head.lead,
      picture: pictureOf(head.picture),
      sort: head.sort,
    })),
  );
}

function newsOf(file: ContentFile<z.output<typeof NewsHead>>): Undated {
  const written = articleOf(file);
  return (today) => ({
    kind: 'news',
    ...written,
    publishedOn: addDays(today, -file.head.daysAgo),
    sort: 0,
  });
}

function actionOf(file: ContentFile<z.output<typeof ActionHead>>): Undated {
  const { runs, condition, promoCode, topic, sort } = file.head;
  const written = { ...articleOf(file), condition: typeset(condition), promoCode, topic, sort };
  return (today) => {
    const startsOn = addDays(today, runs.from);
    // A coming action is announced now.
    const publishedOn = startsOn < today ? startsOn : today;
    const endsOn = runs.to === null ? null : addDays(today, runs.to);
    return { kind: 'action', ...written, publishedOn, startsOn, endsOn };
  };
}

function elementOf(file: ReturnType<typeof readGuide>[number]): Undated {
  const { section, sort, daysAgo } = file.head;
  const written = { ...articleOf(file), section, sort };
  return (today) => ({ kind: 'guide', ...written, publishedOn: addDays(today, -daysAgo) });
}

type ArticleFile = ContentFile<Omit<z.output<typeof NewsHead>, 'daysAgo'>>;
type NewsArticle = Omit<Extract<ImportArticle, { kind: 'news' }>, 'kind' | 'sort' | 'publishedOn'>;

function articleOf({ head, body }: ArticleFile): NewsArticle {
  const { code, h1, description, lead, picture, link, note, needs } = head;
  return typeset({
    code,
    title: titleOf(head),
    description,
    h1,
    lead,
    picture: pictureOf(picture),
    pictureFocus: focusOf(picture?.name.name),
    ...body,
    link,
    note,
    needs,
  });
}

function pictureOf(picture: ArticleFile['head']['picture']): NewsArticle['picture'] {
  return picture && { hash: picture.name.hash, alt: picture.alt };
}
