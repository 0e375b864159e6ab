import type { Glossary, GuideSection } from '@yahont/contracts/content/articles.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { guideSectionUrl, toArticleCard, toPicture } from './article-cards.ts';
import { glossaryOf } from './glossary.ts';
import { findPublished, type PublishedArticle } from './published-articles.ts';
import type { ShopOffers } from '../needs/fulfilled.ts';
import { findGuideSections } from '../texts.ts';

type Deps = { catalogue: Catalogue; offers: ShopOffers };

/** The jewellery guide with its dictionary; a section without elements is not shown. */
export async function listGuide(
  ctx: CallContext,
  { catalogue, offers }: Deps,
): Promise<{ sections: GuideSection[]; glossary: Glossary | null }> {
  const [sections, found] = await Promise.all([findGuideSections(ctx), findPublished(ctx, 'guide', offers)]);
  const shown = sections
    .map(({ code, name, title, description, lead, picture }) => ({
      code,
      url: guideSectionUrl(code),
      name,
      title,
      description,
      lead,
      picture: toPicture(catalogue, picture),
      elements: elementsOf(found, code).map((element) =>
        toArticleCard(element, { ctx, catalogue, sections }),
      ),
    }))
    .filter(({ elements }) => elements.length > 0);
  return { sections: shown, glossary: glossaryOf(found) };
}

/** Elements of a section by sort, nested ones after their parent. */
export function elementsOf(found: readonly PublishedArticle[], section: string): PublishedArticle[] {
  const own = found.filter((article) => article.kind === 'guide' && article.section === section);
  const placeOf = new Map(own.map(({ code, sort }) => [code, sort]));
  const way = ({ code }: PublishedArticle) =>
    withAncestors(code).map((one) => `${String(placeOf.get(one) ?? 0).padStart(6, '0')} ${one}`);
  return own
    .map((element) => ({ element, key: way(element).join('\n') }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ element }) => element);
}

/** `brilliant/ogranka` → `['brilliant', 'brilliant/ogranka']`. */
export function withAncestors(code: string): string[] {
  const parts = code.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
