import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebModule } from '@yahont/web/server-types';
import { REPOSITORY } from '#src/settings/environment.ts';

/** Folder of the storefront's sources and, in `build/`, of what was made from them. */
export const WEB_FOLDER = join(REPOSITORY, 'apps', 'web');

const ENTRY = join(WEB_FOLDER, 'build', 'server', 'index.js');

export type Storefront = {
  /** While developing a new one for each request. */
  web: () => Promise<WebModule>;
  /** Answers for what only the tools of development know, else calls `next`. */
  before: ((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void) | null;
  stop: () => Promise<void>;
};

/** The built storefront. @throws when it was not built */
export async function loadWeb(): Promise<Storefront> {
  await access(ENTRY).catch((cause: unknown) => {
    throw new Error('The storefront is not built: run `npm run build` first.', { cause });
  });
  const web = Promise.resolve(webModuleOf(await import(pathToFileURL(ENTRY).href)));
  return { web: () => web, before: null, stop: () => Promise.resolve() };
}

/** Checks what a module brought. Safe: its types come from the same declaration as ours. */
export function webModuleOf(module: unknown): WebModule {
  const web = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (typeof web !== 'object' || web === null || !('render' in web) || !('publicKey' in web)) {
    throw new Error('The storefront has no `render` and `publicKey`: see apps/web/server-types.ts.');
  }
  return web as WebModule;
}
