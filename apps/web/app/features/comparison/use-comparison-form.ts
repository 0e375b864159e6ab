import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { visitor } from '#app/lib/visitor/visitor.ts';
import type { ComparisonResult } from './comparison-action.server.ts';

/** The common fetcher of the forms of a comparison: one latest result, also for a form sent without JavaScript. */
export function useComparisonForm() {
  const fetcher = useFetcher<ComparisonResult>({ key: 'comparison' });
  const posted = useActionData<ComparisonResult>();
  const data = fetcher.data ?? posted;
  // The header's count is part of the visitor's data, which React Router does not reload.
  useEffect(() => {
    if (data?.ok) void visitor.reload();
  }, [data]);
  return { ...fetcher, data };
}
