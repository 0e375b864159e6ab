import type { ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { pictureHash } from '../pictures.ts';
import { braceletSections } from './bracelets.ts';
import { earringSections } from './earrings.ts';
import { settingSections } from './settings.ts';
import { occasionSections } from './occasions.ts';
import { pendantAndChainSections } from './pendants-and-chains.ts';
import { ringSections } from './rings.ts';
import { royalSections } from './royal.ts';
import type { SectionDraft } from './section-draft.ts';

const SORT_STEP = 10;

function sectionsOf(drafts: readonly SectionDraft[], parentPath: string): ImportSection[] {
  return drafts.flatMap((draft, index) => {
    const path = parentPath === '' ? draft.code : `${parentPath}/${draft.code}`;
    const section: ImportSection = {
      code: draft.code,
      parentPath,
      name: nbsp(draft.name),
      h1: nbsp(draft.h1 ?? draft.name),
      lead: nbsp(draft.lead),
      seoText: draft.seo.map(nbsp).join('\n\n'),
      sort: (index + 1) * SORT_STEP,
      picture: pictureHash(draft.picture),
      rule: draft.rule,
    };
    return [section, ...sectionsOf(draft.children ?? [], path)];
  });
}

/** All sections, parents before children. */
export function demoSections(): ImportSection[] {
  return sectionsOf(
    [
      ...ringSections,
      ...earringSections,
      ...pendantAndChainSections,
      ...braceletSections,
      ...royalSections,
      ...occasionSections,
      ...settingSections,
    ],
    '',
  );
}
