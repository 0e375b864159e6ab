import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { LineRecord } from './line-kind.ts';
import { LINE_KIND } from './registry.ts';

/** Details of an order line in Russian, with the set that it was bought in: «размер 17», «комплект «Аврора»». */
export function detailsOf(line: LineRecord & { kind: LineKind; setName: string | null }): string[] {
  const { setName } = line;
  const details = LINE_KIND[line.kind].details(line);
  return setName === null ? details : [...details, setName.slice(0, 1).toLowerCase() + setName.slice(1)];
}
