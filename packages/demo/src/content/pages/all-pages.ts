import type { ImportTextPage } from '@yahont/contracts/content/content.ts';
import { pictureHash } from '../../pictures.ts';
import { focusOf } from '../focal-points.ts';
import { typeset } from '../typeset.ts';
import { accountPages } from './account.ts';
import { buyerPages } from './buyers.ts';
import { diamondPages } from './diamonds.ts';
import { discountPages } from './discounts.ts';
import { housePages } from './house.ts';
import { legalPages } from './legal.ts';
import { neighbourPages } from './neighbours.ts';
import type { PageDraft } from './page-draft.ts';
import { partnerPages } from './partners.ts';
import { promoPages } from './promos.ts';
import { royalPages } from './royal/all-stones.ts';
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
    pictureFocus: focusOf(draft.picture),
    pictureAlt: draft.pictureAlt,
    footnotes: draft.footnotes,
    links: draft.links,
    pieces: draft.pieces,
    royal: draft.royal && royalOf(draft.royal),
  });
}

function royalOf({ gem, stones, ...look }: NonNullable<PageDraft['royal']>): ImportTextPage['royal'] {
  return {
    ...look,
    gem: gem && { ...gem, picture: pictureHash(gem.picture) },
    stones: stones.map((stone) => ({ ...stone, picture: pictureHash(stone.picture) })),
  };
}

/** All text pages. */
export function demoTextPages(): ImportTextPage[] {
  return [
    ...buyerPages,
    ...servicePages,
    ...housePages,
    ...royalPages,
    ...diamondPages,
    ...discountPages,
    ...partnerPages,
    ...neighbourPages,
    ...promoPages,
    ...legalPages,
    ...accountPages,
  ].map(pageOf);
}
