import { createContext, useContext, useRef, type ReactNode } from 'react';
import { useGoToRefused } from './refused/use-go-to-refused.ts';

const NONE: readonly string[] = [];
const RefusedFields = createContext<readonly string[]>(NONE);

type Props = {
  /** Names of refused fields; each answer of the server has a new list, undefined means no answer yet. */
  names: readonly string[] | undefined;
  children: ReactNode;
};

/** Passes the names of refused fields to the fields of a form, and moves the focus to the first of them. */
export function ServerRefusals({ names = NONE, children }: Props) {
  const inForm = useRef<HTMLSpanElement>(null);
  useGoToRefused(inForm, names);
  return (
    <RefusedFields value={names}>
      {children}
      <span ref={inForm} hidden />
    </RefusedFields>
  );
}

/** The list of the last answer: a new list means a new answer, even with the same names. */
export function useRefusedFields(): readonly string[] {
  return useContext(RefusedFields);
}
