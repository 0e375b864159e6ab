import { useRef, useState } from 'react';
import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import { digitsOf } from '@yahont/values/buyer/company-rules.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';
import { findCompany } from './find-company.ts';

type Input = {
  /** Whether the search by ИНН is available. */
  canFind: boolean;
  /** The server's answer to a form sent without scripts. */
  start: FoundCompany | null;
  /** `before`: the last answer that named a company. */
  onFound: (found: FoundCompany, before: FoundCompany | null) => void;
};

/**
 * Looks up an ИНН once, as soon as its last digit is typed; a late answer about an earlier ИНН is dropped.
 */
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
    // A fault blocks nobody: the shopper can type the company.
    const answer = await findCompany(inn).catch(() => ({ kind: 'unasked' as const }));
    if (asked.current !== inn) return;
    setFound(answer);
    onFound(answer, before.current);
    if (answer.kind === 'found') before.current = answer;
  }

  return { found, type };
}
