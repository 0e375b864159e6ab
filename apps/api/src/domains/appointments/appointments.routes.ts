import * as contract from '@yahont/contracts/appointments/appointments.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import { listShowings } from './list-showings.ts';
import { makeAppointment } from './make-appointment.ts';

export function appointmentRoutes(routes: Routes, deps: AppointmentDeps): void {
  serve(routes, contract.getShowings, ({ ctx, params, header }) => {
    header('cache-control', 'no-store');
    return listShowings(ctx, deps, params.code);
  });
  serve(routes, contract.makeAppointment, ({ ctx, body }) => makeAppointment(ctx, body, deps));
}
