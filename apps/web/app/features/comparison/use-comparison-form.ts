import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import type { ComparisonResult } from './comparison-action.server.ts';

/** The common fetcher of the forms of a comparison: one latest result, also for a form sent without JavaScript. */
export function useComparisonForm() {
  const fetcher = useFetcher<ComparisonResult>({ key: 'comparison' });
  const posted = useActionData<ComparisonResult>();
  const queries = useQueryClient();
  const data = fetcher.data ?? posted;
  // The header's count is part of the visitor's data, which React Router does not reload.
  useEffect(() => {
    if (data?.ok) void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [data, queries]);
  return { ...fetcher, data };
}
