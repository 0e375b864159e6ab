import type { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { pictureHash } from '../../pictures.ts';
import { focusOf } from '../focal-points.ts';
import { typeset } from '../typeset.ts';
import { actions } from './actions.ts';
import type { ArticleDraft, PictureDraft } from './article-draft.ts';
import { guideSections } from './guide/all-sections.ts';
import { news } from './news.ts';

/** The guide was written before the shop opened. */
const GUIDE_DAYS_AGO = 120;
const PLACE_STEP = 10;

/** News, actions and the guide, with days relative to `today`. */
export function demoArticles(today: Date): ImportArticle[] {
  const day: IsoDate = today.toISOString().slice(0, 10);
  return typeset([
    ...news.map(({ daysAgo, ...draft }): ImportArticle => ({
      kind: 'news',
      ...articleOf(draft, addDays(day, -daysAgo)),
      sort: 0,
    })),
    ...actions.map(({ runs, condition, promoCode = null, ...draft }, place): ImportArticle => ({
      kind: 'action',
      ...articleOf(draft, addDays(day, runs.from)),
      startsOn: addDays(day, runs.from),
      endsOn: runs.to === null ? null : addDays(day, runs.to),
      condition,
      promoCode,
      sort: place * PLACE_STEP,
    })),
    ...guideSections.flatMap(({ code: section, elements }) =>
      elements.map((draft, place): ImportArticle => ({
        kind: 'guide',
        section,
        ...articleOf(draft, addDays(day, -GUIDE_DAYS_AGO)),
        sort: place * PLACE_STEP,
      })),
    ),
  ]);
}

/** Sections of the guide. */
export function demoGuideSections(): ImportGuideSection[] {
  return typeset(
    guideSections.map(({ code, name, description, lead, picture }, place) => ({
      code,
      name,
      title: `${name}: ювелирный гид дома «Яхонт»`,
      description,
      lead,
      picture: pictureOf(picture),
      sort: place * PLACE_STEP,
    })),
  );
}

type Written = Omit<Extract<ImportArticle, { kind: 'news' }>, 'kind' | 'sort'>;

function articleOf(draft: ArticleDraft, publishedOn: IsoDate): Written {
  const { code, h1, description, lead, picture, sections, link = null, note = '' } = draft;
  return {
    code,
    title: `${h1} — ювелирный дом «Яхонт»`,
    description,
    h1,
    lead,
    picture: pictureOf(picture),
    pictureFocus: focusOf(picture.name),
    sections: sections.map(({ heading, paragraphs = [], list = [], figure }) => ({
      heading,
      paragraphs,
      list,
      figure: figure ? { picture: pictureOf(figure), caption: figure.caption } : null,
    })),
    link,
    note,
    publishedOn,
  };
}

function pictureOf({ name, alt }: PictureDraft): { hash: string; alt: string } {
  return { hash: pictureHash(name), alt };
}
