import { expect, test } from 'vitest';
import type { ImportProduct, ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { demoShop } from '../demo-shop.ts';

const { products, sections } = demoShop(new Date('2026-11-20T12:00:00Z'));

function fits({ rule }: ImportSection, product: ImportProduct): boolean {
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

function pathOf({ parentPath, code }: ImportSection): string {
  return parentPath === '' ? code : `${parentPath}/${code}`;
}

test.each(sections.map((section) => [pathOf(section), section] as const))(
  'section %s has products and explains how to choose them',
  (_, section) => {
    expect(products.filter((product) => fits(section, product)).length).toBeGreaterThanOrEqual(2);
    expect(section.seoText.length).toBeGreaterThan(120);
    expect(section.lead).not.toBe('');
  },
);

test('a product matches the rule of the section in its address', () => {
  const byPath = new Map(sections.map((section) => [pathOf(section), section]));
  for (const product of products) {
    const section = byPath.get(product.sectionPath);
    expect(section && fits(section, product), `${product.name} in ${product.sectionPath}`).toBe(true);
  }
});
