import { createContext, useContext, type ReactNode } from 'react';

const NONE: readonly string[] = [];
const RefusedFields = createContext<readonly string[]>(NONE);

type Props = {
  /** Names of the fields; every answer of the server brings a list of its own, undefined is no answer yet. */
  names: readonly string[] | undefined;
  children: ReactNode;
};

/** Tells the fields of a form which of them the server's last answer refused. */
export function ServerRefusals({ names = NONE, children }: Props) {
  return <RefusedFields value={names}>{children}</RefusedFields>;
}

/** The last answer's list: a new one means a new answer, also when it names the same fields. */
export function useRefusedFields(): readonly string[] {
  return useContext(RefusedFields);
}
