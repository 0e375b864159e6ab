import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Suggestions } from '@yahont/contracts/search/search.ts';
import { cleanSearchText } from '@yahont/values/text/search-text.ts';
import { getSuggestions } from '#app/lib/api/suggestions.ts';

/** After the last letter. */
const TYPING_MS = 120;

export type Answer = {
  /** The latest that came; for an earlier text while those for this one are on their way. */
  suggestions: Suggestions | null;
  /** They are for what stands in the field now. */
  isCurrent: boolean;
  isError: boolean;
};

/** Suggestions for what is typed; a request for an older text is given up. */
export function useSuggestions(text: string): Answer {
  const wanted = cleanSearchText(text);
  const [query, setQuery] = useState(wanted);
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['suggestions', query],
    queryFn: ({ signal }) => getSuggestions(query, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  return {
    suggestions: data ?? null,
    isCurrent: data !== undefined && !isPlaceholderData && query === wanted,
    isError: isError && query === wanted,
  };
}
