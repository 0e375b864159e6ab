import { useRef, useState } from 'react';
import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import { digitsOf } from '@yahont/values/buyer/company-rules.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';
import { findCompany } from './find-company.ts';

type Input = {
  /** Whether there is somebody to ask. */
  canFind: boolean;
  /** What the server answered without scripts. */
  start: FoundCompany | null;
  /** `before`: the last answer that named a company. */
  onFound: (found: FoundCompany, before: FoundCompany | null) => void;
};

/** Asks about an ИНН as soon as its last digit was typed, once; an answer about an earlier one is dropped. */
export function useCompanyOfInn({ canFind, start, onFound }: Input) {
  const [found, setFound] = useState(start);
  const asked = useRef('');
  const before = useRef(start);

  function type(text: string): void {
    const inn = digitsOf(text);
    if (inn === asked.current) return;
    asked.current = inn;
    setFound(null);
    if (canFind && isInn(inn)) void ask(inn);
  }

  async function ask(inn: string): Promise<void> {
    // A fault blocks nobody: the rest is typed.
    const answer = await findCompany(inn).catch(() => ({ kind: 'unasked' as const }));
    if (asked.current !== inn) return;
    setFound(answer);
    onFound(answer, before.current);
    if (answer.kind === 'found') before.current = answer;
  }

  return { found, type };
}
