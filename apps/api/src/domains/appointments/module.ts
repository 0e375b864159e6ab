import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import { appointmentRoutes } from './appointments.routes.ts';
import { appointmentData } from './personal-data.ts';
import { purgeAppointments } from './purge-appointments.ts';

/** Visits to a store to see a loose stone. */
export function appointmentsModule({ context, ...deps }: AppointmentDeps & { context: Context }) {
  return {
    name: 'appointments',
    person: appointmentData,
    routes: (routes) => appointmentRoutes(routes, deps),
    schedules: [{ name: 'purge-appointments', cron: '11 3 * * *', run: () => purgeAppointments(context) }],
  } satisfies DomainModule;
}
