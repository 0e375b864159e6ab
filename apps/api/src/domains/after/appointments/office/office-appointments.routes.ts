import * as contract from '@yahont/contracts/office/appointments.ts';
import * as desks from '@yahont/contracts/office/store-desks.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { listOfficeAppointments } from './list-office-appointments.ts';
import { describeAppointment } from './office-appointment.ts';
import { holdForAppointment, noteCame, noteNoShow } from './serve-visit.ts';
import { listStoreDesks, setStoreDesk } from './store-desks.ts';

export function officeAppointmentRoutes(routes: Routes, deps: AppointmentDeps): void {
  serve(routes, contract.listOfficeAppointments, ({ ctx, query }) =>
    listOfficeAppointments(staffContext(ctx), deps, query),
  );
  serve(routes, contract.cancelAppointmentByStaff, ({ ctx, params: { id }, body }) =>
    cancelByStaff(staffContext(ctx), deps, { id, ...body }),
  );
  serve(routes, contract.getOfficeAppointment, ({ ctx, params: { id } }) =>
    describeAppointment(staffContext(ctx), deps, { id, permission: 'appointments.see' }),
  );
  serve(routes, contract.noteCame, ({ ctx, params: { id } }) => noteCame(staffContext(ctx), deps, id));
  serve(routes, contract.noteNoShow, ({ ctx, params: { id } }) => noteNoShow(staffContext(ctx), deps, id));
  serve(routes, contract.holdForAppointment, ({ ctx, params: { id }, body }) =>
    holdForAppointment(staffContext(ctx), deps, { id, ...body }),
  );
  serve(routes, desks.listStoreDesks, ({ ctx, params: { id } }) =>
    listStoreDesks(staffContext(ctx), deps, id),
  );
  serve(routes, desks.setStoreDesk, ({ ctx, params: { id }, body }) =>
    setStoreDesk(staffContext(ctx), deps, { id, ...body }),
  );
}
