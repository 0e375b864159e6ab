import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { AppointmentState } from '@yahont/contracts/appointments/appointments.ts';
import { call } from '#app/lib/calls/call.ts';
import {
  cancelAppointment,
  getAppointment,
  holdForAppointment,
  listAppointments,
  listStoreDesks,
  noteCame,
  noteNoShow,
} from '#app/lib/calls/routes/appointments.ts';

const EVERY_MS = 15_000;
/** Fifty at a time; a store receives less than 400 visitors in a week. */
const MAX_PAGES = 8;

const VISITS_KEY = ['visits'] as const;
const oneKey = (id: number) => ['visit', id] as const;

type Span = { storeId: number | null; from: string; to: string; state: AppointmentState | undefined };

/** Every visit of a store between two days, both included. */
export function useVisits({ storeId, from, to, state }: Span) {
  return useQuery({
    queryKey: [...VISITS_KEY, storeId, from, to, state],
    queryFn: async ({ signal }) => {
      const all: OfficeAppointment[] = [];
      let after: string | undefined;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = { storeId: storeId ?? undefined, from, to, state, after };
        const { items, next } = await call(listAppointments, { query }, { signal });
        all.push(...items);
        if (next === null) break;
        after = next;
      }
      return all;
    },
    enabled: storeId !== null,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
}

export function useVisit(id: number) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getAppointment, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}

/** How many visitors an hour each desk receives. */
export const desksKey = (storeId: number | null) => ['desks', storeId] as const;
export function useDesks(storeId: number | null) {
  return useQuery({
    queryKey: desksKey(storeId),
    queryFn: ({ signal }) => call(listStoreDesks, { params: { id: storeId ?? 0 } }, { signal }),
    enabled: storeId !== null,
  });
}

export function useVisitWork(id: number) {
  const cache = useQueryClient();
  const onSuccess = (visit: OfficeAppointment) => {
    cache.setQueryData(oneKey(id), visit);
    return cache.invalidateQueries({ queryKey: VISITS_KEY });
  };
  const params = { id };
  return {
    came: useMutation({ mutationFn: () => call(noteCame, { params }), onSuccess }),
    noShow: useMutation({ mutationFn: () => call(noteNoShow, { params }), onSuccess }),
    hold: useMutation({
      mutationFn: (uin: string) => call(holdForAppointment, { params, body: { uin } }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: (reason: string) => call(cancelAppointment, { params, body: { reason } }),
      onSuccess,
    }),
  };
}
