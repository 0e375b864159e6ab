import type { ImportProduct, ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';

/** Whether a product matches the rule of a section. */
export function fits({ rule }: ImportSection, product: ImportProduct): boolean {
  return (
    (rule.kinds?.includes(product.kind) ?? true) &&
    (rule.styles?.includes(product.style) ?? true) &&
    (rule.gems?.some((gem) => product.inserts.some((insert) => insert.gem === gem)) ?? true) &&
    (rule.metals?.includes(product.metal) ?? true) &&
    (rule.audiences?.includes(product.audience) ?? true) &&
    (rule.labels?.some((label) => product.labels.includes(label)) ?? true) &&
    (rule.tiers?.includes(product.tier) ?? true) &&
    (rule.isSale === undefined || rule.isSale === (product.oldPrice !== null))
  );
}

/** `koltsa/pomolvochnye` */
export function pathOf({ parentPath, code }: ImportSection): string {
  return parentPath === '' ? code : `${parentPath}/${code}`;
}

/**
 * The products of a section: those with its address or one below, and, except settings, those that
 * match its rule and the rules above it.
 */
export function productsOf(
  section: ImportSection,
  products: readonly ImportProduct[],
  all: readonly ImportSection[],
): ImportProduct[] {
  const path = pathOf(section);
  const line = all.filter((one) => `${path}/`.startsWith(`${pathOf(one)}/`));
  const hasRule = Object.keys(section.rule).length > 0;
  return products.filter(
    (product) =>
      `${product.sectionPath}/`.startsWith(`${path}/`) ||
      (hasRule && product.facts.seat === null && line.every((one) => fits(one, product))),
  );
}
