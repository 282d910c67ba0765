import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database that can be cut, and that can fall silent. */
export interface Line {
  /** The address of the database by this line. */
  url: string;
  /** Breaks every connection now. */
  cut(): void;
  /** Breaks each connection on which a statement with these words is sent, instead of passing it on; null: passes all on. */
  cutAt(words: string | null): void;
  /** Passes nothing on any more, either way, and breaks nothing. */
  silence(on: boolean): void;
  close(): Promise<void>;
}

/** Opens a line to the database at an address. */
export async function lineTo(address: string): Promise<Line> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let words: string | null = null;
  let isSilent = false;
  const join = (from: Socket, to: Socket, isAsked: boolean) => {
    sockets.add(from);
    from.on('data', (data) => {
      if (isSilent) return;
      if (isAsked && words !== null && data.includes(words)) {
        from.destroy();
        to.destroy();
      } else to.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    join(near, far, true);
    join(far, near, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    cutAt: (at) => {
      words = at;
    },
    silence: (on) => {
      isSilent = on;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
