export { lineKindChecks } from './kind-checks.ts';
export { NO_RECORD } from './line-kind.ts';
export type {
  ItemCounts,
  LineOptions,
  LineRecord,
  LineRefs,
  LineSource,
  Need,
  ReceiptSubject,
  SkuFacts,
  StoneFacts,
} from './line-kind.ts';
export { handOverLines, holdingWrites, LINE_KIND, releaseLines } from './registry.ts';
export { returnRule } from './return-rule.ts';
export { takeLines } from './take-lines.ts';
