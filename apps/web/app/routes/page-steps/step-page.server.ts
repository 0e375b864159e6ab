import type { Params, RouterContextProvider } from 'react-router';
import type { Page } from '#app/lib/page-context.ts';

/** What the steps know of the address that was asked for. */
export type StepPage = {
  request: Request;
  /** As loaders see it. */
  url: URL;
  /** Of the matched route, from the root: `news/:code`; `*` when none matched. */
  pattern: string;
  params: Params;
  context: Readonly<RouterContextProvider>;
  page: Page;
};
