import { ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { Db } from '#src/platform/database/database.ts';
import { importSections } from '#src/domains/goods/catalogue/index.ts';
import { pictures, sections } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import { asJson, asText, asWhole } from '../formats/parsers.ts';
import { defineKind } from './import-kind.ts';

/** Sections of the catalogue; a parent comes before its children, or is in the shop already. */
export const SECTIONS = defineKind<ImportSection>({
  columns: [
    { field: 'code', name: 'Код', isRequired: true, parse: asText },
    { field: 'parentPath', name: 'Внутри раздела', aliases: ['Родитель'], parse: asText },
    { field: 'name', name: 'Название', aliases: ['Наименование'], isRequired: true, parse: asText },
    { field: 'h1', name: 'Заголовок', isRequired: true, parse: asText },
    { field: 'lead', name: 'Вступление', parse: asText },
    { field: 'seoText', name: 'Текст', parse: asText },
    { field: 'sort', name: 'Порядок', parse: asWhole },
    { field: 'picture', name: 'Снимок', parse: asText },
    { field: 'rule', name: 'Правило', parse: asJson },
  ],
  needs: 'products.edit',
  // The check takes each batch back, and a parent must be in sight of its children.
  rowsPerBatch: 5000,
  shape: ImportSection,
  keyOf: pathOf,
  refuse: findRefused,
  write: async (ctx, rows) => {
    const { changed } = await importSections(ctx, rows);
    return { changed: changed.length, repriced: [] };
  },
});

function pathOf({ parentPath, code }: Pick<ImportSection, 'parentPath' | 'code'>): string {
  return parentPath === '' ? code : `${parentPath}/${code}`;
}

async function findRefused(tx: Db, rows: readonly ImportSection[]): Promise<ReadonlyMap<number, string>> {
  const paths = new Set((await tx.select({ path: sections.path }).from(sections)).map(({ path }) => path));
  const wanted = rows.flatMap(({ picture }) => (picture === null ? [] : [picture]));
  const stored = await tx.select({ hash: pictures.hash }).from(pictures).where(inJson(pictures.hash, wanted));
  const hashes = new Set(stored.map(({ hash }) => hash));
  const refused = new Map<number, string>();
  for (const [index, row] of rows.entries()) {
    if (row.parentPath !== '' && !paths.has(row.parentPath))
      refused.set(index, 'раздела, в котором он лежит, нет');
    else if (row.picture !== null && !hashes.has(row.picture)) refused.set(index, 'такого снимка нет');
    else paths.add(pathOf(row));
  }
  return refused;
}
