import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import type { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import { typeset } from '../typeset.ts';
import { houseSeo } from './house.ts';
import { neighbourSeo } from './neighbours.ts';
import { royalSeo } from './royal.ts';
import type { SeoDraft } from './seo-draft.ts';
import { serviceSeo } from './services.ts';
import { shopFrontSeo } from './shop-front.ts';
import { visitorSeo } from './visitor.ts';

/** SEO data of the main addresses. */
export function demoSeoPages(): ImportSeoPage[] {
  return [...shopFrontSeo, ...serviceSeo, ...houseSeo, ...neighbourSeo, ...royalSeo, ...visitorSeo].map(
    pageOf,
  );
}

function pageOf(draft: SeoDraft): ImportSeoPage {
  return typeset({ ...NO_SEO, ...draft });
}
