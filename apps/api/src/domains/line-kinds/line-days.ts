import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { LINE_KIND } from './registry.ts';
import { serviceDays } from './services.ts';

/** A line with the services on it. */
export type WorkedOn = { kind: LineKind; services: readonly { service: ServiceCode | null }[] };

/** Working days of the workshop before a line can be sent: its own, then those of its services, one after another. */
export function lineDays({ kind, services }: WorkedOn): number {
  return LINE_KIND[kind].workDays + serviceDays(services.flatMap(({ service }) => service ?? []));
}
