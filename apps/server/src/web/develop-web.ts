import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { WEB_FOLDER, webModuleOf, type Storefront } from './load-web.ts';

/** Runs Vite on the shop's own port: it serves sources and hot reload and passes other requests on. */
export async function developWeb(server: Server): Promise<Storefront> {
  const { createServer } = await import('vite');
  // The plugin looks for its configuration in the current folder.
  process.chdir(WEB_FOLDER);
  const vite = await createServer({
    root: WEB_FOLDER,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    web: async () => {
      try {
        return webModuleOf(await vite.ssrLoadModule('/server.ts'));
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    before: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
      vite.middlewares(incoming, outgoing, next);
    },
    stop: () => vite.close(),
  };
}
