import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withOtherKeys } from './with-other-keys.ts';
import { replaceSoon } from './use-kept-address.ts';

/** How a query says a state: `read` of what `write` returned is that state; what a query leaves out is its usual value. */
type Words<State> = {
  read: (params: URLSearchParams) => State;
  write: (state: State) => string;
  /** Keys that the two know; others of the address are kept. */
  keys: readonly string[];
};

/**
 * A state that the query of the page keeps. Only what the visitor changed is written there: a first look adds nothing to the
 * address.
 */
export function useKeptQuery<State>({
  read,
  write,
  keys,
}: Words<State>): [state: State, change: (state: State) => void] {
  const { search } = useLocation();
  const [state, setState] = useState(() => read(new URLSearchParams(search)));
  const query = write(state);
  useEffect(() => {
    const kept = write(read(new URLSearchParams(location.search)));
    return query === kept ? undefined : replaceSoon(() => withOtherKeys(query, keys, location));
  }, [query, read, write, keys]);
  return [state, setState];
}
