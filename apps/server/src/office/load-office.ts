import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { indexFolder, type FoundFile } from '#src/files/index-folder.ts';
import { REPOSITORY } from '#src/settings/environment.ts';

const OFFICE_FOLDER = join(REPOSITORY, 'apps', 'office');

/** The one page of the office; everything else in its build is a file. */
const PAGE = '/office/index.html';

export type OfficeApp = {
  /** Files of its build by address, without the page; empty in development. */
  files: ReadonlyMap<string, FoundFile>;
  /** HTML of the page that starts the office at this address. */
  page: (address: string) => Promise<string>;
  /** Answers requests of the development tools, otherwise calls `next`. */
  before: ((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void) | null;
  stop: () => Promise<void>;
};

/**
 * The built office.
 * @throws when it has not been built
 */
export async function loadOffice(folder = join(OFFICE_FOLDER, 'build')): Promise<OfficeApp> {
  const files = await indexFolder(folder, '/office');
  const found = files.get(PAGE);
  if (found === undefined) throw new Error('The office is not built: run `npm run build` first.');
  const html = await readFile(found.path, 'utf8');
  files.delete(PAGE);
  return { files, page: () => Promise.resolve(html), before: null, stop: () => Promise.resolve() };
}

/** Runs a second Vite on the shop's own port, for addresses of the office. */
export async function developOffice(server: Server): Promise<OfficeApp> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: OFFICE_FOLDER,
    configFile: join(OFFICE_FOLDER, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    files: new Map(),
    page: async (address) =>
      vite.transformIndexHtml(address, await readFile(join(OFFICE_FOLDER, 'index.html'), 'utf8')),
    before: (incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next),
    stop: () => vite.close(),
  };
}

/** Whether the address is the office's, its calls included. */
export function isOfOffice(path: string): boolean {
  return path.startsWith('/office/');
}
