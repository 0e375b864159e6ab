import { useCallback } from 'react';
import { useMe, may } from '../session/me.ts';
import { usePeople } from './people.ts';

/** The name of a member of staff for those who see the list of people; for others their number, and «вы» for oneself. */
export function usePersonName(): (id: number) => string {
  const me = useMe();
  const maySee = me.data !== undefined && may(me.data, 'staff.see');
  const { data: people } = usePeople('works', maySee);
  const ownId = me.data?.id;
  return useCallback(
    (id: number) => {
      if (id === ownId) return 'вы';
      return people?.find((person) => person.id === id)?.name ?? `сотрудник №\u00A0${id}`;
    },
    [people, ownId],
  );
}
