import { asc } from 'drizzle-orm';
import type { ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { Tier } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Db } from '#src/platform/database/database.ts';
import { sections } from '../catalogue.tables.ts';
import { isSetting, type ProductRecord } from './product-record.ts';

type Rule = ImportSection['rule'];

export type SectionNode = {
  path: string;
  code: string;
  parentPath: string;
  name: string;
  h1: string;
  lead: string;
  seoText: string;
  pictureHash: string | null;
  rule: Rule;
};

export type SectionTree = {
  find: (path: string) => SectionNode | undefined;
  /** All sections, in the shop's order. */
  list: () => readonly SectionNode[];
  /** By `sort`; the top sections for an empty path. */
  childrenOf: (path: string) => readonly SectionNode[];
  /** From the top section to the section itself. */
  lineOf: (path: string) => SectionNode[];
  /** The tier required by its rule, or by that of a section above it; otherwise `common`. */
  tierOf: (path: string) => Tier;
  /** Paths of all sections that contain the product. */
  pathsOf: (record: ProductRecord) => string[];
};

export async function loadSections(db: Db): Promise<SectionTree> {
  const rows = await db.select().from(sections).orderBy(asc(sections.sort), asc(sections.id));
  // safe: the column contains what `importSections` parsed
  return buildSectionTree(
    rows.map((row) => ({ ...row, parentPath: row.parentPath ?? '', rule: row.rule as Rule })),
  );
}

export function buildSectionTree(nodes: readonly SectionNode[]): SectionTree {
  const byPath = new Map(nodes.map((node) => [node.path, node]));
  const byParent = Map.groupBy(nodes, (node) => node.parentPath);
  const lineOf = (path: string): SectionNode[] => {
    const line: SectionNode[] = [];
    for (let node = byPath.get(path); node && line.length < 20; node = byPath.get(node.parentPath))
      line.unshift(node);
    return line;
  };
  const lines = nodes.map((node) => ({ own: node, line: lineOf(node.path), isRuled: isRuled(node) }));
  return {
    find: (path) => byPath.get(path),
    list: () => nodes,
    childrenOf: (path) => byParent.get(path) ?? [],
    lineOf,
    tierOf: (path) =>
      lineOf(path)
        .map(onlyTier)
        .findLast((tier) => tier !== null) ?? 'common',
    pathsOf: (record) => {
      const paths = new Set<string>();
      const areRulesAsked = !isSetting(record);
      for (const { own, line, isRuled: isOpen } of lines) {
        // An empty rule of a parent imposes no condition.
        const isRuledIn = areRulesAsked && isOpen && line.every((node) => fits(node, record));
        const isHeld = livesIn(record, own.path) || isRuledIn;
        // A product of a section is also in all sections above it.
        if (isHeld) for (const { path } of line) paths.add(path);
      }
      return [...paths];
    },
  };
}

function onlyTier({ rule: { tiers } }: SectionNode): Tier | null {
  return tiers?.length === 1 ? (tiers[0] ?? null) : null;
}

function livesIn({ sectionPath }: ProductRecord, path: string): boolean {
  return sectionPath === path || sectionPath.startsWith(`${path}/`);
}

/** A section without conditions contains only products with its own address or below. */
function isRuled({ rule }: SectionNode): boolean {
  return Object.values(rule).some((condition) => condition !== undefined);
}

function fits({ rule }: SectionNode, record: ProductRecord): boolean {
  const conditions = [
    rule.kinds && rule.kinds.includes(record.kind),
    rule.styles && rule.styles.includes(record.style),
    rule.gems && record.inserts.some(({ gem }) => rule.gems?.includes(gem)),
    rule.metals && rule.metals.includes(record.metal),
    rule.audiences && rule.audiences.includes(record.audience),
    rule.labels && record.labels.some((label) => rule.labels?.includes(label)),
    rule.tiers && rule.tiers.includes(record.tier),
    rule.isSale === undefined ? undefined : rule.isSale === (record.oldPrice !== null),
  ];
  return !conditions.includes(false);
}
