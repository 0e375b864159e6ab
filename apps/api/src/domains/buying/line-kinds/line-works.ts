import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { LineWork } from '@yahont/contracts/orders/orders.ts';
import { LINE_KIND } from './registry.ts';
import { SERVICES } from './services.ts';

/** A line with the services on it. */
export type WorkedOn = { kind: LineKind; services: readonly { service: ServiceCode | null }[] };

/** The workshop's work before a line can be sent: its own, then that of its services, one after another. */
export function lineWorks({ kind, services }: WorkedOn): LineWork[] {
  const works = [
    LINE_KIND[kind].work,
    ...services.map(({ service }) => (service === null ? null : SERVICES[service].work)),
  ];
  return works.filter((work) => work !== null);
}

/** Working days of the workshop before a line can be sent. */
export function lineDays(line: WorkedOn): number {
  return lineWorks(line).reduce((sum, { days }) => sum + days, 0);
}
