import type { OfferedFitting } from '@yahont/contracts/checkout/checkout.ts';
import type { Fitting } from '@yahont/contracts/delivery/tariffs.ts';
import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import { LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';

/** The fitting offered for these lines; parcels by mail have none. */
export function offeredFitting(
  fitting: Fitting | null,
  lines: readonly { kind: LineKind; quantity: number }[],
): OfferedFitting {
  if (fitting === null) return null;
  const shipped = lines.filter(({ kind }) => LINE_KIND[kind].isShipped);
  const pieces = shipped.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...fitting, isOffered: pieces <= fitting.pieces };
}
