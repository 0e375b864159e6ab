import { QueryClient } from '@tanstack/react-query';

const create = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The API client makes the one retry of SPEC 9; a part that mounts later does not ask again after a failure.
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: true,
      },
    },
  });

let ofBrowser: QueryClient | undefined;

/** One per browser; the server makes a fresh one each time and never fills it: pages carry no visitor. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return create();
  ofBrowser ??= create();
  return ofBrowser;
}
