import { QueryClient } from '#app/lib/queries/query-client.ts';

let ofBrowser: QueryClient | undefined;

/**
 * One client per browser; the server creates a new one each time and leaves it empty, because pages contain no visitor.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return new QueryClient();
  ofBrowser ??= watching(new QueryClient());
  return ofBrowser;
}

/** Notifies the client of what happens to the tab. */
function watching(client: QueryClient): QueryClient {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) client.noticeFocus();
  });
  window.addEventListener('online', () => client.noticeConnection(true));
  window.addEventListener('offline', () => client.noticeConnection(false));
  return client;
}
