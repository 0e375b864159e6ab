import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { Schedule } from '#src/platform/jobs.ts';
import { cancelParcels } from './cancel-parcels.ts';
import { parcelRoutes } from './office/parcels.routes.ts';
import { shipmentData } from './personal-data.ts';
import { registerParcels, type ShipmentDeps } from './register-parcels.ts';
import { trackOpenParcels } from './track-parcel.ts';
import { wayRoutes } from './way/way.routes.ts';

type ShipmentsDeps = {
  context: Context;
  /** Null: no parcel is sent or tracked; staff still see what a former carrier left behind. */
  carrier: ShipmentDeps | null;
};

/**
 * Parcels at a carrier: registered, tracked until delivery, cancelled, and shown to staff when they are
 * stuck.
 */
export function shipmentsModule({ context, carrier }: ShipmentsDeps) {
  return {
    name: 'shipments',
    person: shipmentData,
    routes: (routes) => {
      parcelRoutes(routes);
      wayRoutes(routes);
    },
    schedules: carrier === null ? [] : schedulesOf(context, carrier),
  } satisfies DomainModule;
}

function schedulesOf(context: Context, deps: ShipmentDeps): Schedule[] {
  return [
    { name: 'register-parcels', cron: '* * * * *', run: () => registerParcels(context, deps) },
    { name: 'cancel-parcels', cron: '* * * * *', run: () => cancelParcels(context, deps.provider) },
    { name: 'track-parcels', cron: '*/20 * * * *', run: () => trackOpenParcels(context, deps.provider) },
  ];
}
