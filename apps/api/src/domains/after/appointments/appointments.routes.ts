import * as contract from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import * as visits from '@yahont/contracts/appointments/visits.ts';
import { accountContext, serve, type Routes, type ServedRequest } from '#src/platform/http/serve.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import { listShowings } from './asking/list-showings.ts';
import { makeAppointment } from './asking/make-appointment.ts';
import { describeForCalendar } from './visits/calendar-entry.ts';
import { cancelVisit, moveVisit } from './visits/change-visit.ts';
import { listOwnVisits } from './visits/own-visits.ts';
import { showVisit } from './visits/show-visit.ts';

type Header = ServedRequest<typeof contract.makeAppointment>['header'];

export function appointmentRoutes(routes: Routes, deps: AppointmentDeps): void {
  serve(routes, contract.getStoneShowings, ({ ctx, params: { code }, query: { visit }, header }) => {
    keepNowhere(header);
    return listShowings(ctx, deps, { thing: { kind: 'stone', code, skuId: null }, visit });
  });
  serve(routes, contract.getProductShowings, ({ ctx, params: { id: productId }, query, header }) => {
    keepNowhere(header);
    const thing = { kind: 'product', productId, skuId: query.sku ?? null } as const;
    return listShowings(ctx, deps, { thing, visit: query.visit });
  });
  serve(routes, contract.getServiceShowings, ({ ctx, query, header }) => {
    keepNowhere(header);
    return listShowings(ctx, deps, { thing: serviceOf(query), visit: query.visit });
  });
  serve(routes, contract.makeAppointment, ({ ctx, body }) => makeAppointment(ctx, body, deps));
  serve(routes, visits.showVisit, ({ ctx, params: { link }, header }) => {
    keepNowhere(header);
    return showVisit(ctx, deps, link);
  });
  serve(routes, visits.moveVisit, ({ ctx, params: { link }, body }) =>
    moveVisit(ctx, deps, { link, ...body }),
  );
  serve(routes, visits.cancelVisit, ({ ctx, params: { link } }) => cancelVisit(ctx, deps, link));
  serve(routes, visits.getCalendarEntry, ({ ctx, params: { link }, header }) => {
    keepNowhere(header);
    return describeForCalendar(ctx, deps, link);
  });
  serve(routes, visits.listOwnVisits, ({ ctx, header }) => {
    keepNowhere(header);
    return listOwnVisits(accountContext(ctx), deps);
  });
}

/** The hours of a service depend only on the pieces to try on. */
function serviceOf({
  for: kind,
  products = [],
}: ServedRequest<typeof contract.getServiceShowings>['query']): ShownThing {
  switch (kind) {
    case 'fitting':
      return { kind, productIds: products };
    case 'gold':
      return { kind, lots: [], productId: null };
    case 'engraving':
      return { kind, words: null };
    case 'care':
      return { kind, uin: null };
  }
}

/** Not cached: hours are taken at any moment, and a visit is private. */
function keepNowhere(header: Header): void {
  header('cache-control', 'no-store');
}
