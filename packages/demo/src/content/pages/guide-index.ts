import { guideSections } from '../articles/guide/all-sections.ts';
import type { PageDraft } from './page-draft.ts';

/** The index of the guide: what each section contains, with links. */
export const guideIndex: PageDraft = {
  path: '/info/',
  h1: 'Ювелирная азбука',
  picture: 'banner-diamond-cuts',
  description: 'Указатель ювелирного гида: камни, металлы и пробы, размеры, уход за украшениями.',
  lead: 'Всё, что полезно знать до покупки, собрано в ювелирном гиде. Здесь — его указатель.',
  sections: guideSections.map(({ name, lead, elements }) => ({
    heading: name,
    paragraphs: [lead],
    list: elements.map(({ h1 }) => h1),
  })),
  links: guideSections.map(({ code, name }) => ({ text: name, url: `/guide/${code}/` })),
};
