import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { fits, pathOf, productsOf } from './testing/products-of.ts';

const { products, sections } = demoShop(new Date('2026-11-20T12:00:00Z'));

test.each(sections.map((section) => [pathOf(section), section] as const))(
  'section %s has products and explains how to choose them',
  (_, section) => {
    expect(products.filter((product) => fits(section, product)).length).toBeGreaterThanOrEqual(2);
    expect(section.seoText.length).toBeGreaterThan(120);
    expect(section.lead).not.toBe('');
  },
);

/** Fewer designs than this make a thin page. */
const LEAST_DESIGNS = 12;

test('no section of the menu has fewer than twelve designs, but for stones of which there are only so many', () => {
  const inMenu = sections.filter((section) => pathOf(section).split('/').length <= 2);
  expect(inMenu.length).toBeGreaterThan(25);
  // The royal stones lead to the pages of the royal collection, which show each of their few pieces.
  const few = inMenu.filter(({ parentPath }) => parentPath !== 'tsarskie-kamni');
  for (const section of few) {
    const designs = new Set(productsOf(section, products, sections).map(({ modelCode }) => modelCode));
    expect([pathOf(section), designs.size >= LEAST_DESIGNS, designs.size]).toEqual([
      pathOf(section),
      true,
      designs.size,
    ]);
  }
});

test('a product matches the rule of the section in its address', () => {
  const byPath = new Map(sections.map((section) => [pathOf(section), section]));
  for (const product of products) {
    const section = byPath.get(product.sectionPath);
    expect(section && fits(section, product), `${product.name} in ${product.sectionPath}`).toBe(true);
  }
});

test('no section promises pieces to order or letters that are not sold', () => {
  for (const { lead, seoText, name } of sections)
    expect(`${lead} ${seoText}`, name).not.toMatch(/сделаем|на заказ|под заказ|режем все/i);
});

test('a section that offers an inscription outside the stores has pieces that can be engraved', () => {
  for (const section of sections) {
    const inscriptions = `${section.lead} ${section.seoText}`
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => /гравир|надпис/i.test(sentence) && !/салон/.test(sentence));
    if (inscriptions.length === 0) continue;
    const pieces = products.filter((product) => fits(section, product));
    expect(
      pieces.some(({ facts }) => facts.engravedAt !== null),
      section.name,
    ).toBe(true);
  }
});
