import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { DRAWINGS } from '@yahont/contracts/content/blocks/drawings.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import type { Gem, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { demoShop } from '../../demo-shop.ts';
import { pathOf, productsOf } from '../../sections/testing/products-of.ts';

const shop = demoShop(new Date('2026-11-20T12:00:00Z'));
const guide = shop.articles.filter((one) => one.kind === 'guide');
const drawingFiles = new URL('../../../../../apps/web/app/features/articles/drawings/', import.meta.url);

type BlockOf<T extends WrittenBlock['type']> = Extract<WrittenBlock, { type: T }>;

function blocksOf<T extends WrittenBlock['type']>(blocks: readonly WrittenBlock[], type: T): BlockOf<T>[] {
  return blocks.filter((block): block is BlockOf<T> => block.type === type);
}

function drawingsOf(blocks: readonly WrittenBlock[]): string[] {
  return blocksOf(blocks, 'picture').flatMap(({ picture }) =>
    'drawing' in picture ? [picture.drawing] : [],
  );
}

test('the guide has six sections with six elements or more, thirty-six in all', () => {
  expect(shop.guideSections.length).toBeGreaterThanOrEqual(6);
  expect(guide.length).toBeGreaterThanOrEqual(36);
  for (const { code, picture, lead } of shop.guideSections) {
    expect(guide.filter(({ section }) => section === code).length, code).toBeGreaterThanOrEqual(6);
    expect(picture, code).not.toBeNull();
    expect(lead, code).not.toBe('');
  }
});

test.each(guide.map((one) => [one.code, one] as const))(
  '%s is long enough, has headings, a table or a drawing, a lead and a next step',
  (_, { blocks, lead, link, description }) => {
    const texts = blocksOf(blocks, 'text');
    const words = texts.flatMap(({ markdown }) => markdown.split(/\s+/)).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(texts.filter(({ heading }) => heading !== '').length).toBeGreaterThanOrEqual(4);
    expect(drawingsOf(blocks).length + blocksOf(blocks, 'table').length).toBeGreaterThanOrEqual(1);
    expect(lead).not.toBe('');
    expect(link).not.toBeNull();
    expect(description.length).toBeLessThanOrEqual(165);
    // A reader goes on: to another element, and to pieces, stones, stores or questions.
    expect(texts.some(({ markdown }) => markdown.includes('](/'))).toBe(true);
    expect(blocks.some(({ type }) => ['products', 'stones', 'stores', 'questions'].includes(type))).toBe(
      true,
    );
  },
);

test('every table and picture says what it shows', () => {
  for (const { code, blocks } of guide) {
    for (const { caption } of blocksOf(blocks, 'table')) expect(caption, code).not.toBe('');
    for (const { caption, picture } of blocksOf(blocks, 'picture')) {
      expect(caption, code).not.toBe('');
      expect(picture.alt, code).not.toBe('');
      expect(picture.alt, code).not.toBe(caption);
    }
    for (const { alt, caption } of blocksOf(blocks, 'film')) {
      expect(caption, code).not.toBe('');
      expect(alt, code).not.toBe('');
      expect(alt, code).not.toBe(caption);
    }
    for (const { pictures } of blocksOf(blocks, 'gallery')) {
      expect(new Set(pictures.map(({ caption }) => caption)).size, code).toBe(pictures.length);
      for (const { caption, picture } of pictures) {
        expect(caption, code).not.toBe('');
        expect(picture.alt, code).not.toBe('');
        expect(picture.alt, code).not.toBe(caption);
      }
    }
    for (const { author } of blocksOf(blocks, 'quote')) expect(author, code).not.toBe('');
  }
});

test('what a drawing cannot show is photographed or filmed', () => {
  const codesWith = (type: 'gallery' | 'film') =>
    guide.filter(({ blocks }) => blocksOf(blocks, type).length > 0).map(({ code }) => code);
  expect(codesWith('gallery')).toEqual(expect.arrayContaining(['brilliant/ogranka', 'zakrepka']));
  expect(codesWith('film')).toContain('put-sveta');
});

test('every drawing is used, and every one that is used is drawn', () => {
  const used = new Set(guide.flatMap(({ blocks }) => drawingsOf(blocks)));
  expect(used.size).toBeGreaterThanOrEqual(24);
  expect([...used].toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  expect(readdirSync(drawingFiles).toSorted()).toEqual(
    Object.keys(DRAWINGS)
      .map((name) => `${name}.svg`)
      .toSorted(),
  );
});

test.each(Object.entries(DRAWINGS))('%s is a symbol of its size in the colours of the page', (name, size) => {
  const file = new URL(`${name}.svg`, drawingFiles);
  expect(existsSync(file)).toBe(true);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toContain(`<symbol id="drawing" viewBox="0 0 ${size.width} ${size.height}">`);
  for (const [, colour = ''] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
    expect(colour).toMatch(/^none$|^(?:light-dark\()?var\(--color-[a-z-]+\)(?:, var\(--color-[a-z-]+\)\))?$/);
  // 11 pixels on a phone, where a drawing is 343 pixels wide.
  for (const [, points] of svg.matchAll(/font-size="([\d.]+)"/g))
    expect((Number(points) * 343) / size.width).toBeGreaterThanOrEqual(11);
  for (const [, words = ''] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(words).not.toMatch(/[A-Za-z]/);
});

/** How a rule's filters choose; a filter that is not here makes the test fail. */
const FILTERS: Readonly<Record<string, (product: ImportProduct, value: string) => boolean>> = {
  metal: ({ metal }, value) => metal === (value as Metal),
  fineness: ({ fineness }, value) => String(fineness) === value,
  stone: ({ inserts }, value) => inserts.some(({ gem }) => gem === (value as Gem)),
  cut: ({ inserts }, value) => inserts.some(({ cut }) => cut === value),
  setting: ({ facts }, value) => facts?.settings?.some((one) => one === value) ?? false,
  coating: ({ coating }, value) => value === 'rhodium' && /роди/i.test(coating ?? ''),
};

test('every rule finds pieces to show', () => {
  const sections = new Map(shop.sections.map((section) => [pathOf(section), section]));
  for (const { code, blocks } of guide)
    for (const { section: path, filters, limit } of blocksOf(blocks, 'products')) {
      const section = sections.get(path);
      expect(section, `${code}: ${path}`).toBeDefined();
      const query = [...new URLSearchParams(filters)];
      const pieces = section ? productsOf(section, shop.products, shop.sections) : [];
      const found = pieces.filter((piece) =>
        query.every(([key, value]) => FILTERS[key]?.(piece, value) ?? false),
      );
      const models = new Set(found.map(({ modelCode }) => modelCode));
      expect(models.size, `${code}: ${path}?${filters}`).toBeGreaterThanOrEqual(Math.min(limit, 3));
    }
});
