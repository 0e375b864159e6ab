export { lineDays, lineWorks } from './line-works.ts';
export type { WorkedOn } from './line-works.ts';
export { detailsOf } from './line-details.ts';
export { lineKindChecks } from './kind-checks.ts';
export type {
  ItemCounts,
  LineOptions,
  LineRefs,
  LineSource,
  Need,
  ReceiptSubject,
  StoneFacts,
} from './line-kind.ts';
export { handOverLines, holdingWrites, LINE_KIND, payLines, releaseLines } from './registry.ts';
export { returnRule, unwantedRefusal } from './return-rule.ts';
export { serviceText } from './services.ts';
export { takeLines } from './take-lines.ts';
