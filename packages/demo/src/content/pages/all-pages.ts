import type { ImportTextPage } from '@yahont/contracts/content.ts';
import { pictureHash } from '../../pictures.ts';
import { typeset } from '../typeset.ts';
import { buyerPages } from './buyers.ts';
import { guidePages } from './guide.ts';
import { housePages } from './house.ts';
import { legalPages } from './legal.ts';
import type { PageDraft } from './page-draft.ts';
import { partnerPages } from './partners.ts';
import { promoPages } from './promos.ts';
import { servicePages } from './services.ts';

function pageOf(draft: PageDraft): ImportTextPage {
  return typeset({
    path: draft.path,
    title: `${draft.h1} — ювелирный дом «Яхонт»`,
    description: draft.description,
    h1: draft.h1,
    lead: draft.lead,
    sections: draft.sections.map(({ heading, paragraphs = [], list = [] }) => ({
      heading,
      paragraphs,
      list,
    })),
    picture: draft.picture === undefined ? null : pictureHash(draft.picture),
  });
}

/** All pages of text. */
export function demoTextPages(): ImportTextPage[] {
  return [
    ...buyerPages,
    ...servicePages,
    ...housePages,
    ...guidePages,
    ...partnerPages,
    ...promoPages,
    ...legalPages,
  ].map(pageOf);
}
