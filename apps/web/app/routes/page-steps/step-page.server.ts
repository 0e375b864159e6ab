import type { Params, RouterContextProvider } from 'react-router';
import type { Page } from '#app/lib/page-context.ts';

/** What the steps know about the requested address. */
export type StepPage = {
  request: Request;
  /** The address as loaders see it. */
  url: URL;
  /** Pattern of the matched route, from the root: `news/:code`; `*` when none matched. */
  pattern: string;
  params: Params;
  context: Readonly<RouterContextProvider>;
  page: Page;
};
