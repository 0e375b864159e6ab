import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from './call.ts';

const HALF_A_MINUTE = 30_000;
const MAX_RETRIES = 1;

/** A reading call is tried twice when there was no answer or the server failed; a writing one never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: HALF_A_MINUTE,
      retry: (count, error) =>
        count < MAX_RETRIES && error instanceof CallFailed && (error.status === 0 || error.status >= 500),
    },
    mutations: { retry: false },
  },
});
