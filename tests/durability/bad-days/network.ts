import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Network = {
  /** Where the shop finds its database, whatever becomes of the servers. */
  port: number;
  /** New connections go to this port; those that are open are cut, as by a balancer whose server is gone. */
  leadTo: (port: number) => void;
  /** Bytes arrive so much later in each direction, milliseconds. */
  delay: (ms: number) => void;
  /** From now on bytes are lost in both directions, and connections stay open; or they pass again. */
  silence: (isSilent: boolean) => void;
  stop: () => Promise<void>;
};

/** The network between the shop and its database. */
export async function startNetwork(target: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let to = target;
  let delayMs = 0;
  let isSilent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const later = (work: () => void): void => {
    // Timers of one duration fire in their order, so bytes keep theirs.
    if (delayMs === 0) work();
    else setTimeout(work, delayMs);
  };
  const pass = (from: Socket, other: Socket): void => {
    from.on('data', (bytes) => {
      if (!isSilent)
        later(() => {
          if (!other.destroyed) other.write(bytes);
        });
    });
    from.on('close', () => later(() => other.destroy()));
  };
  const server = createServer((near) => {
    const far = keep(connect({ port: to, host: '127.0.0.1', noDelay: true }));
    pass(keep(near.setNoDelay()), far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    // safe: it listens on a port
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      to = port;
      cut();
    },
    delay: (ms) => {
      delayMs = ms;
    },
    silence: (next) => {
      isSilent = next;
    },
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
