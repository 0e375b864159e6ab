import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { fits, pathOf } from './testing/products-of.ts';

const { products, sections } = demoShop(new Date('2026-11-20T12:00:00Z'));

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
