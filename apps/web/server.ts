import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageContext, pageOf } from '#app/lib/page-context.ts';
import { bytesOf } from '#app/base/assembly/page-bytes.ts';
import { SCRIPT_MARK } from '#app/base/assembly/script-mark.ts';
import { publicKey, queryNames } from '#app/routes/page-steps/public-key.ts';
import type { WebModule } from './server-types.ts';

const routeIds = new Set(Object.keys(build.routes));
const handle = createRequestHandler(serverBuild(), import.meta.env.MODE);

/** The storefront's interface to the front door: which pages are public, and how a page is rendered. */
const web: WebModule = {
  publicKey: (url, known) => publicKey(url, { routeIds, ...known }),
  queryNames,
  buildId: build.assets.version,
  scriptMark: SCRIPT_MARK ?? '',
  render: async (page) => {
    const tags = new Set<string>();
    let found: string | undefined;
    const context = new RouterContextProvider();
    context.set(
      pageContext,
      pageOf(page, {
        tag: (...names) => names.forEach((name) => tags.add(name)),
        notePattern: (pattern) => {
          found = pattern.startsWith('/') ? pattern : `/${pattern}`;
        },
      }),
    );
    const response = await handle(page.request, context);
    return { response, bytes: bytesOf(response), tags: [...tags], pattern: found };
  },
};

export default web;

/**
 * safe: the plugin generates the module for this type; only `exactOptionalPropertyTypes` finds a difference
 */
function serverBuild(): ServerBuild {
  return build as ServerBuild;
}
