import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anchorOf } from './anchor-of.ts';
import { targetOf } from './link-target.ts';

/** Browser classes: `closest` returns the link around a node. */
class Node extends EventTarget {
  private link: unknown;
  constructor(link: unknown) {
    super();
    this.link = link;
  }
  closest(): unknown {
    return this.link;
  }
}
class Html {}
class Area {}
class Drawn {
  target = { baseVal: '' };
  baseURI = 'https://shop.test/stores/';
  dataset = {};
  href: { baseVal: string };
  constructor(address: string) {
    this.href = { baseVal: address };
  }
  hasAttribute = () => false;
}

beforeEach(() => {
  for (const [name, stub] of Object.entries({
    Element: Node,
    HTMLAnchorElement: Html,
    HTMLAreaElement: Area,
    SVGAElement: Drawn,
  }))
    vi.stubGlobal(name, stub);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const here = { origin: 'https://shop.test', pathname: '/stores/', search: '' };

test('links of text and of picture maps are links', () => {
  const [text, area] = [new Html(), new Area()];
  expect(anchorOf(new Node(text))).toBe(text);
  expect(anchorOf(new Node(area))).toBe(area);
  expect(anchorOf(new Node(null))).toBeNull();
});

test.each([
  ['kazan/?a#b', { kind: 'inside', to: '/stores/kazan/?a#b' }],
  ['https://evil.test/', { kind: 'refused' }],
  ['javascript:alert(1)', { kind: 'refused' }],
])('a link of a drawing to %s obeys the rules of all links', (address, expected) => {
  const link = anchorOf(new Node(new Drawn(address)));
  expect(link && targetOf(link, here)).toEqual(expected);
});
