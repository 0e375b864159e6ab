import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { cancelParcels } from './cancel-parcels.ts';
import { registerParcels } from './register-parcels.ts';
import type { ShipmentDeps } from './register-parcels.ts';
import { trackOpenParcels } from './track-parcel.ts';

/** Parcels at a carrier: registered, followed until they are delivered, and taken back. */
export function shipmentsModule({ context, ...deps }: ShipmentDeps & { context: Context }) {
  return {
    name: 'shipments',
    schedules: [
      { name: 'register-parcels', cron: '* * * * *', run: () => registerParcels(context, deps) },
      { name: 'cancel-parcels', cron: '* * * * *', run: () => cancelParcels(context, deps.provider) },
      {
        name: 'track-parcels',
        cron: '*/20 * * * *',
        run: () => trackOpenParcels(context, deps.provider),
      },
    ],
  } satisfies DomainModule;
}
