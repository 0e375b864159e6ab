import { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import { hideText } from '@yahont/contracts/office/texts.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { checkText } from '#src/domains/front/content/index.ts';
import type { KindRights, KindRules } from '#src/domains/ground/documents/index.ts';
import { addressKeys } from './address-keys.ts';
import { readRedirects, refuseLoops } from './redirects.ts';

// safe: the store passes a body only to the rules of its own kind
const own = (body: object) => body as ImportSeoPage;

const RIGHTS: KindRights = {
  see: 'seo.edit',
  draft: 'seo.edit',
  publish: 'seo.edit',
  'roll-back': 'seo.edit',
};

/** SEO rows and redirects as texts of the store. */
export const SEO_KIND: KindRules = {
  schema: ImportSeoPage,
  addressOf: (body) => addressKeys(own(body).url).exact,
  rights: RIGHTS,
  rightsToShow: (body, before) => (redirectOf(body) === redirectOf(before) ? [] : ['redirects.edit']),
  titleOf: (body) => own(body).title ?? own(body).url ?? '',
  urlOf: (body) => own(body).url,
  tags: ['seo'],
  check: (body, knows) => {
    const { title, description, h1, seoText, redirectTo } = own(body);
    const link = redirectTo === null ? null : { url: redirectTo };
    return checkText({ title, description, h1: h1 ?? '', lead: seoText ?? '', link }, knows);
  },
  verify: async (tx, body) => {
    await refuseLoops(tx);
    await refuseChain(tx, own(body));
  },
};

function redirectOf(body: object | null): string | null {
  return body === null ? null : own(body).redirectTo;
}

/** Throws `redirect-chain` when a redirect of this shop leads to another one, or another one leads to it. */
async function refuseChain(tx: Db, { url, redirectTo }: ImportSeoPage): Promise<void> {
  if (redirectTo === null) return;
  const redirects = await readRedirects(tx);
  const target = redirectTo.startsWith('/') ? addressKeys(redirectTo) : null;
  const next = target && (redirects.get(target.exact) ?? redirects.get(target.path));
  const here = addressKeys(url).exact;
  const before = [...redirects].find(
    ([from, to]) => from !== here && to.startsWith('/') && addressKeys(to).exact === here,
  );
  const to = next ?? before?.[0];
  if (to !== undefined && to !== null) throw refuse(hideText.refusals, 'redirect-chain', { to });
}
