import { createContext, useContext, type ReactNode } from 'react';

const NONE: readonly string[] = [];
const RefusedFields = createContext<readonly string[]>(NONE);

type Props = {
  /** Names of refused fields; each answer of the server has a new list, undefined means no answer yet. */
  names: readonly string[] | undefined;
  children: ReactNode;
};

/** Provides the fields of a form with the names that the server's last answer refused. */
export function ServerRefusals({ names = NONE, children }: Props) {
  return <RefusedFields value={names}>{children}</RefusedFields>;
}

/** The list of the last answer: a new list means a new answer, even with the same names. */
export function useRefusedFields(): readonly string[] {
  return useContext(RefusedFields);
}
