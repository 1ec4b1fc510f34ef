import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Connections to a server which can fall silent, as behind a network that loses everything. */
export interface SilentProxy {
  /** The port it listens at. */
  readonly port: number;
  /** Stops passing anything on, without closing a connection. */
  silence(): void;
  /** Passes a client's text on, and is silent from then on: the server's answer to it is lost. */
  silenceAfter(text: string): void;
  /** Passes a client's text on, then nothing more over that connection: the server does not see it end. */
  loseConnectionAfter(text: string): void;
  /** New connections are passed on again. Those of a silence are dropped, as the server sees immediately. */
  recover(): void;
  close(): Promise<void>;
}

/** Listens at a free port in front of a port of this machine. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  let isSilent = false;
  let lastText: string | undefined;
  let losingText: string | undefined;
  const lost = new WeakSet<Socket>();
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
    const isPassedOn = () => !isSilent && !lost.has(client);
    client.on('data', (chunk) => {
      if (!isPassedOn()) return;
      onward.write(chunk);
      if (lastText !== undefined && chunk.includes(lastText)) isSilent = true;
      if (losingText === undefined || !chunk.includes(losingText)) return;
      lost.add(client);
      losingText = undefined;
    });
    onward.on('data', (chunk) => void (isPassedOn() && client.write(chunk)));
    client.once('close', () => void (isPassedOn() && onward.destroy()));
    onward.once('close', () => void (isPassedOn() && client.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      isSilent = true;
    },
    silenceAfter: (text) => {
      lastText = text;
    },
    loseConnectionAfter: (text) => {
      losingText = text;
    },
    recover: () => {
      isSilent = false;
      lastText = losingText = undefined;
      drop();
    },
    close: () => {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
