import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebModule } from '@yahont/web/server-types';
import { REPOSITORY } from '#src/settings/environment.ts';

/** Folder of the storefront's sources; `build/` contains the built ones. */
export const WEB_FOLDER = join(REPOSITORY, 'apps', 'web');

const ENTRY = join(WEB_FOLDER, 'build', 'server', 'index.js');

export type Storefront = {
  /** In development a new one for each request. */
  web: () => Promise<WebModule>;
  /** Answers requests of the development tools, otherwise calls `next`. */
  before: ((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void) | null;
  stop: () => Promise<void>;
};

/**
 * The built storefront.
 * @throws when it has not been built
 */
export async function loadWeb(): Promise<Storefront> {
  await access(ENTRY).catch((cause: unknown) => {
    throw new Error('The storefront is not built: run `npm run build` first.', { cause });
  });
  const web = Promise.resolve(webModuleOf(await import(pathToFileURL(ENTRY).href)));
  return { web: () => web, before: null, stop: () => Promise.resolve() };
}

/** Checks the exports of a module. Safe: its types come from the same declaration. */
export function webModuleOf(module: unknown): WebModule {
  const web = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (typeof web !== 'object' || web === null || !('render' in web) || !('publicKey' in web)) {
    throw new Error('The storefront has no `render` and `publicKey`: see apps/web/server-types.ts.');
  }
  return web as WebModule;
}
