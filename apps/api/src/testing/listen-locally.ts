import type { Server } from 'node:net';

/** Starts a fake of an outside service on a free port of this machine. */
export async function listenLocally(
  server: Server,
): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
          server.closeAllConnections();
      }),
  };
}
