import { useQuery } from '@tanstack/react-query';
import type { OfficeStaff, StaffState } from '@yahont/contracts/office/staff.ts';
import { call } from '../calls/call.ts';
import { listStaff } from '../calls/routes/staff.ts';

const MAX_PAGES = 40;

export const PEOPLE_KEY = ['people'] as const;

/** Everybody in this state, by name. The list comes 50 at a time; a house has hundreds of people. */
export function usePeople(state: StaffState, isAsked = true) {
  return useQuery({
    queryKey: [...PEOPLE_KEY, state],
    queryFn: ({ signal }) => readAll(state, signal),
    enabled: isAsked,
  });
}

async function readAll(state: StaffState, signal: AbortSignal): Promise<readonly OfficeStaff[]> {
  const all: OfficeStaff[] = [];
  let after: number | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await call(listStaff, { query: { state, after } }, { signal });
    all.push(...items);
    if (next === null) break;
    after = next;
  }
  return all.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
}
