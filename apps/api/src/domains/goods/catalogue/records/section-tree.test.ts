import { expect, test } from 'vitest';
import { buildSectionTree, type SectionNode } from './section-tree.ts';

function section(path: string, rule: SectionNode['rule']): SectionNode {
  const [code = '', ...above] = path.split('/').toReversed();
  const texts = { name: code, h1: '', lead: '', seoText: '', pictureHash: null };
  return { path, code, parentPath: above.toReversed().join('/'), ...texts, rule };
}

test('a section has the tier that it or a section above it demands', () => {
  const tree = buildSectionTree([
    section('koltsa', { kinds: ['ring'] }),
    section('tsarskie', { tiers: ['royal'] }),
    section('tsarskie/rubin', { gems: ['ruby'] }),
    section('podarki', { tiers: ['common', 'royal'] }),
  ]);
  const tiers = ['koltsa', 'tsarskie', 'tsarskie/rubin', 'podarki'].map((path) => tree.tierOf(path));
  expect(tiers).toEqual(['common', 'royal', 'royal', 'common']);
});
