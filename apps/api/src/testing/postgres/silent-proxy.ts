import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type SilentProxy = {
  /** The address of the database through the proxy. */
  url: string;
  /** From now on bytes are lost in both directions, and connections stay open. */
  silence: () => void;
  /** From now on bytes pass again; those that were lost do not come back. */
  speak: () => void;
  stop: () => Promise<void>;
};

/** A network that can fall silent, between a process and its database. */
export async function startSilentProxy(databaseUrl: string, port = 0): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => {
      if (!isSilent) to.write(bytes);
    });
    from.on('close', () => {
      if (!isSilent) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(target.port || 5432), target.hostname));
    pass(keep(near), far);
    pass(far, near);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  // safe: it listens on a port
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
