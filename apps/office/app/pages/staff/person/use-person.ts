import type { OfficeStaff, StaffState } from '@yahont/contracts/office/staff.ts';
import { STATES_AFTER } from './states-after.ts';
import { usePeople } from '#app/lib/people/people.ts';

type Found = { person: OfficeStaff | null; isPending: boolean; error: Error | null; retry: () => void };

/** A person by number: looked for in the list that is open, then in the others, because a change moves people. */
export function usePerson(id: number, state: StaffState): Found {
  const [second, third] = STATES_AFTER[state];
  const here = usePeople(state);
  const isElsewhere = here.isSuccess && !here.data.some((person) => person.id === id);
  const lists = [here, usePeople(second, isElsewhere), usePeople(third, isElsewhere)];
  const person = lists.flatMap(({ data }) => data ?? []).find((one) => one.id === id) ?? null;
  return {
    person,
    isPending: lists.some(({ isLoading }) => isLoading),
    error: lists.find(({ isError }) => isError)?.error ?? null,
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
