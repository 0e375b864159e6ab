import type { RouterContextProvider } from 'react-router';
import { pageNotFound } from './api/or-404.server.ts';
import { wholePage } from './page-context.ts';

/**
 * For a page that is only for developers.
 * @throws its 404 in a real shop (decision 0026)
 */
export function requireDemo(context: Readonly<RouterContextProvider>, path: string): void {
  if (!wholePage(context).isDemo) throw pageNotFound(path);
}
