import type { Dossier, FirstPart, TreatmentScale } from '@yahont/contracts/catalogue/dossier.ts';
import type { Gem, Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Treatment } from '@yahont/contracts/catalogue/stone-report.ts';
import { TREATMENT_GRADES } from '@yahont/contracts/catalogue/treatment-grades.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { notFound } from '#src/platform/errors.ts';
import { isInStock, type Catalogue, type ProductRecord } from '#src/domains/goods/catalogue/index.ts';

export type DossierDeps = {
  catalogue: Catalogue;
  /** The first of several payments for a price; null when it is not paid so. */
  firstPartOf: (price: Kopecks) => FirstPart | null;
};

/** Throws `product-not-found`. */
export function getDossier({ catalogue, firstPartOf }: DossierDeps, productId: number): Dossier {
  const record = catalogue.find(productId);
  if (!record) throw notFound('product');
  const isForSale = isInStock(record) && catalogue.sellsOnline(record.price) && record.facts.seat === null;
  return {
    scale: scaleOf(catalogue.columns().rows, record.inserts),
    firstPart: isForSale ? firstPartOf(record.price) : null,
  };
}

/** The scale of the first reported stone that has one. */
function scaleOf(rows: readonly ProductRecord[], inserts: readonly Insert[]): TreatmentScale | null {
  for (const { gem, treatment, report } of inserts) {
    const order = TREATMENT_GRADES[gem];
    if (report === null || treatment === null || !order?.includes(treatment)) continue;
    const grades = order.map((grade) => ({ treatment: grade, count: 0 }));
    for (const row of rows)
      for (const grade of grades) if (hasReported(row, gem, grade.treatment)) grade.count += 1;
    return { gem, own: treatment, total: sumOf(grades), grades };
  }
  return null;
}

function hasReported(record: ProductRecord, gem: Gem, treatment: Treatment): boolean {
  return record.inserts.some(
    (insert) => insert.gem === gem && insert.treatment === treatment && insert.report !== null,
  );
}

function sumOf(grades: TreatmentScale['grades']): number {
  return grades.reduce((sum, { count }) => sum + count, 0);
}
