import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { certificate } from './certificate.ts';
import { jewellery } from './jewellery.ts';
import type { HeldLine, HeldLines, LineKindModule } from './line-kind.ts';
import { service } from './service.ts';
import { SERVICES } from './services.ts';
import { setPiece } from './set-piece.ts';
import { stone } from './stone.ts';

/** The module of each kind. No code outside this folder checks the kind of a line. */
export const LINE_KIND: Readonly<Record<LineKind, LineKindModule>> = {
  jewellery,
  stone,
  'set-piece': setPiece,
  certificate,
  service,
};

type LinesToHold = HeldLines & { lines: readonly (HeldLine & { kind: LineKind })[] };

type Released = Omit<HeldLines, 'lines'> & {
  lines: readonly (HeldLine & {
    kind: LineKind;
    position: number;
    parentPosition: number | null;
    service: ServiceCode | null;
  })[];
  /** Whether the workshop had the pieces. */
  wasInWork: boolean;
};

/**
 * Releases everything that an order holds: for sale, or on hold when the workshop may have changed it.
 * Call it in the transaction that cancels the order.
 */
export async function releaseLines(tx: Db, { lines, wasInWork, ...order }: Released): Promise<void> {
  const released = lines.map((line) => {
    const services = lines.filter(({ parentPosition }) => parentPosition === line.position);
    return { ...line, isChanged: wasInWork && isChangedByWork(line.kind, services) };
  });
  for (const [kind, own] of byKind(released)) await LINE_KIND[kind].release(tx, { ...order, lines: own });
}

function isChangedByWork(kind: LineKind, services: readonly { service: ServiceCode | null }[]): boolean {
  return (
    LINE_KIND[kind].work !== null ||
    services.some(({ service: code }) => code !== null && SERVICES[code].changesPiece)
  );
}

/** Starts everything that is due once an order is paid. Call it in the transaction that pays the order. */
export async function payLines(tx: Db, { lines, ...order }: LinesToHold): Promise<void> {
  for (const [kind, own] of byKind(lines)) await LINE_KIND[kind].pay(tx, { ...order, lines: own });
}

/**
 * Transfers everything that an order holds to the buyer. Call it in the transaction that completes the
 * order.
 */
export async function handOverLines(tx: Db, { lines, ...order }: LinesToHold): Promise<void> {
  for (const [kind, own] of byKind(lines)) await LINE_KIND[kind].handOver(tx, { ...order, lines: own });
}

type NewLine = { kind: LineKind; certificateId: string | null; price: number };

/** Writes that reserve something other than items, by name, for the statement that writes the order. */
export function holdingWrites(lines: readonly NewLine[], at: Date): Record<string, Write> {
  const writes = Array.from(byKind(lines), ([kind, own]) => ({
    name: `${kind.replace('-', '_')}_held`,
    write: LINE_KIND[kind].holds(own, at),
  }));
  return Object.fromEntries(writes.flatMap(({ name, write }) => (write === null ? [] : [[name, write]])));
}

function byKind<L extends { kind: LineKind }>(lines: readonly L[]): Map<LineKind, L[]> {
  return Map.groupBy(lines, ({ kind }) => kind);
}
