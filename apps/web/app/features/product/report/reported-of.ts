import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import type { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';

/** An insert with its report. */
export type Reported = { insert: Insert; report: StoneReport };

/** The inserts of a piece that have a report, in the order of the piece. */
export function reportedOf(inserts: readonly Insert[]): Reported[] {
  return inserts.flatMap((insert) => (insert.report === null ? [] : [{ insert, report: insert.report }]));
}
