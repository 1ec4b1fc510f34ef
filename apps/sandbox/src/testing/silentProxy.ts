import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Connections to a server which can fall silent, as behind a network that loses everything. */
export interface SilentProxy {
  /** The port it listens at. */
  readonly port: number;
  /** From now on nothing is passed on, and no connection is closed. */
  silence(): void;
  /** Drops what was silent; new connections are passed on again. */
  recover(): void;
  close(): Promise<void>;
}

/** Listens at a free port in front of a port of this machine. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (isSilent) return;
    const onward = connect(target, '127.0.0.1');
    keep(onward);
    client.on('data', (chunk) => void (isSilent || onward.write(chunk)));
    onward.on('data', (chunk) => void (isSilent || client.write(chunk)));
    client.once('close', () => onward.destroy());
    onward.once('close', () => void (isSilent || client.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      isSilent = true;
    },
    recover: () => {
      isSilent = false;
      drop();
    },
    close: () => {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
