import type { OfficeOrder, OfficeService } from '@yahont/contracts/office/orders.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { LINE_KIND, lineWorks, serviceText } from '#src/domains/buying/line-kinds/index.ts';
import type { OrderLineRow, OrderRow } from '../load-orders.ts';
import type { DoneWorks } from './preparing/done-works.ts';

/** Hides the digits that prove that the piece is at hand. */
const HEAD_DIGITS = 12;

export function uinHead(uin: string): string {
  return uin.slice(0, HEAD_DIGITS);
}

/** The workshop's work on each thing of an order, with the words to engrave, and which of it is done. */
export function worksOn(lines: readonly OrderLineRow[], done: DoneWorks): OfficeOrder['works'] {
  return thingsOf(lines).flatMap(({ thing, services }) => {
    const own = lineWorks({ kind: thing.kind, services: [] }).map((work) => ({
      ...work,
      id: thing.id,
      details: [],
    }));
    const ofServices = services.flatMap((service) =>
      lineWorks({ kind: service.kind, services: [service] }).map((work) => ({
        ...work,
        id: service.id,
        details: LINE_KIND[service.kind].details(service),
      })),
    );
    return [...own, ...ofServices].map((work) => ({
      lineId: thing.id,
      ...work,
      done: done.get(work.id) ?? null,
    }));
  });
}

/**
 * Every service of an order with its text, done by a workshop or by store staff.
 * @param places where the piece of a line carries an inscription, by line
 */
export function servicesOn(
  lines: readonly OrderLineRow[],
  places: ReadonlyMap<number, EngravingPlace>,
): OfficeService[] {
  return thingsOf(lines).flatMap(({ thing, services }) =>
    services.flatMap(({ id, service, name, options }) => {
      if (service === null) return [];
      const { text, face } = serviceText(service, options);
      const place = face === null ? null : (places.get(thing.id) ?? null);
      return { id, lineId: thing.id, service, name, text, face, place };
    }),
  );
}

/** A fitting was offered for everything in the delivery, or not at all (decision 0062). */
export function fittingOf(
  { fittingMinutes: minutes }: OrderRow,
  lines: readonly OrderLineRow[],
): OfficeOrder['fitting'] {
  if (minutes === null) return null;
  const brought = thingsOf(lines).filter(({ thing }) => LINE_KIND[thing.kind].isShipped);
  return { minutes, pieces: brought.length };
}

function thingsOf(lines: readonly OrderLineRow[]) {
  return lines
    .filter(({ parentPosition }) => parentPosition === null)
    .map((thing) => ({
      thing,
      services: lines.filter(({ parentPosition }) => parentPosition === thing.position),
    }));
}
