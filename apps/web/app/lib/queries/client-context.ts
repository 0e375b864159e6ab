import { createContext, useContext } from 'react';
import type { QueryClient } from './query-client.ts';

const ClientContext = createContext<QueryClient | null>(null);

export const QueryClientProvider = ClientContext.Provider;

export function useQueryClient(): QueryClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('QueryClientProvider is missing');
  return client;
}
