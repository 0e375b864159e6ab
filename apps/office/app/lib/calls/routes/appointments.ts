import type {
  cancelAppointmentByStaff as cancel,
  getOfficeAppointment as one,
  holdForAppointment as hold,
  listOfficeAppointments as list,
  noteCame as came,
  noteNoShow as noShow,
} from '@yahont/contracts/office/appointments.ts';
import type { listStoreDesks as desks, setStoreDesk as desk } from '@yahont/contracts/office/store-desks.ts';
import { route } from '../route.ts';

export const listAppointments = route<typeof list>('GET', '/office/api/appointments');
export const getAppointment = route<typeof one>('GET', '/office/api/appointments/{id}');
export const noteCame = route<typeof came>('POST', '/office/api/appointments/{id}/came');
export const noteNoShow = route<typeof noShow>('POST', '/office/api/appointments/{id}/no-show');
export const holdForAppointment = route<typeof hold>('POST', '/office/api/appointments/{id}/pieces');
export const cancelAppointment = route<typeof cancel>('POST', '/office/api/appointments/{id}/cancel');
export const listStoreDesks = route<typeof desks>('GET', '/office/api/stores/{id}/desks');
export const setStoreDesk = route<typeof desk>('PUT', '/office/api/stores/{id}/desks');
