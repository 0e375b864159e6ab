import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import { appointmentRoutes } from './appointments.routes.ts';
import { officeAppointmentRoutes } from './office/office-appointments.routes.ts';
import { releaseEnded } from './holds/release-ended.ts';
import { appointmentData } from './personal-data.ts';
import { closePastAppointments, purgeAppointments } from './purge-appointments.ts';
import { remindVisitors } from './sending/remind.ts';
import { sendAppointment } from './sending/send-appointment.ts';

/** Visits to a store to see a stone or a product. */
export function appointmentsModule({ context, ...deps }: AppointmentDeps & { context: Context }) {
  return {
    name: 'appointments',
    person: appointmentData,
    routes: (routes) => {
      appointmentRoutes(routes, deps);
      officeAppointmentRoutes(routes, deps);
    },
    jobs: {
      'send-appointment': (payload, { key }) => sendAppointment(context, deps, { ...payload, key }),
    },
    schedules: [
      {
        name: 'remind-of-appointments',
        cron: '*/30 * * * *',
        run: async () => {
          await remindVisitors(context, deps);
        },
      },
      { name: 'release-ended-visits', cron: '*/10 * * * *', run: () => releaseEnded(context) },
      { name: 'close-appointments', cron: '3 * * * *', run: () => closePastAppointments(context) },
      { name: 'purge-appointments', cron: '11 3 * * *', run: () => purgeAppointments(context) },
    ],
  } satisfies DomainModule;
}
