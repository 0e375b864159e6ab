import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { useEffect, useState } from 'react';
import type { Suggestions } from '@yahont/contracts/search/search.ts';
import { cleanSearchText } from '@yahont/values/typed/search-text.ts';
import { getSuggestions } from '#app/lib/api/suggestions.ts';

/** Delay after the last key press. */
const TYPING_MS = 120;

export type Answer = {
  /** The latest suggestions; while new ones are loading, those for an earlier text. */
  suggestions: Suggestions | null;
  /** Whether they are for the current text. */
  isCurrent: boolean;
  isError: boolean;
};

/** Suggestions for the typed text; a request for an older text is aborted. */
export function useSuggestions(text: string): Answer {
  const wanted = cleanSearchText(text);
  const [query, setQuery] = useState(wanted);
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isPlaceholderData, isError } = useQuery(
    {
      queryKey: ['suggestions', query],
      queryFn: ({ signal }) => getSuggestions(query, signal),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
    },
    queryClient(),
  );
  return {
    suggestions: data ?? null,
    isCurrent: data !== undefined && !isPlaceholderData && query === wanted,
    isError: isError && query === wanted,
  };
}
