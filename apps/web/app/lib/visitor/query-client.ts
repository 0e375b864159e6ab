import { QueryClient } from '@tanstack/react-query';

const create = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The API client makes the one retry of SPEC 9.1; a part mounted later does not ask again after a failure.
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: true,
      },
    },
  });

let ofBrowser: QueryClient | undefined;

/**
 * One client per browser; the server creates a new one each time and leaves it empty, because pages contain no visitor.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return create();
  ofBrowser ??= create();
  return ofBrowser;
}
