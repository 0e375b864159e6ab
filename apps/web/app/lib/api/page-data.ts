import { withRetry } from './retry.ts';

/** Gives the router's own requests for the data of pages the second try that calls of the API have. */
export function retryPageData(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const attempt = () => fetch(input, init);
    // Nothing else asks with a URL.
    return input instanceof URL && input.pathname.endsWith('.data')
      ? withRetry(init?.method ?? 'GET', attempt)
      : attempt();
  };
}
