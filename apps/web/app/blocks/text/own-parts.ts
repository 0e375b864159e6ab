import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import type { OwnParts } from '#app/blocks/document/without-own.ts';

/**
 * The parts of the page at an address besides its text; `lead` is the kind of its form, when that is a
 * request to the shop.
 */
export type PageParts = OwnParts & { lead?: LeadKind };

const lead = (kind: LeadKind, calculator?: PageParts['calculator']): PageParts => ({
  hasForm: true,
  lead: kind,
  ...(calculator && { calculator }),
});

/** Only these pages of text have a form or a calculator of their own. */
const PARTS: Readonly<Record<string, PageParts>> = {
  '/feedback/': lead('feedback'),
  '/franchising/': lead('franchising', 'payback'),
  '/corporate_ps/': lead('corporate', 'company-gifts'),
  '/arenda/': lead('rent'),
  '/partners/': lead('partners'),
  '/vip/': lead('wish'),
  '/gold_buying/': { calculator: 'gold' },
  '/personal/support/': { hasForm: true },
  '/personal/subscriptions/': { hasForm: true },
};

const PARTNER = /^\/cis\/([^/]+)\/$/;

/** The form and the calculator of a page besides its text, both when published and as a draft. */
export function partsOf(path: string): PageParts {
  return PARTNER.test(path) ? lead('cis') : (PARTS[path] ?? {});
}

/** Country code of a partner page: `by`; empty for other pages. */
export function partnerCountry(path: string): string {
  return PARTNER.exec(path)?.[1] ?? '';
}
