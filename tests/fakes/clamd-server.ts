import {createServer, type Server, type Socket} from 'node:net';
import type {AddressInfo} from 'node:net';

/** A small clamd: it reads INSTREAM as clamd does and finds the test file; `answer` says something else instead. */
export type ClamdServer = {
  readonly port: number;
  /** What it answers instead of a verdict; `hang up`: nothing, and the line is closed. */
  answer: string | null;
  readonly close: () => Promise<void>;
};

/** Starts one. Source: clamd(8), INSTREAM. */
export async function startClamd(): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const fake: {answer: ClamdServer['answer']} = {answer: null};
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let held = Buffer.alloc(0);
    let said = Buffer.alloc(0);
    let isBegun = false;
    socket.on('data', (chunk) => {
      if (fake.answer === 'hang up') return void socket.destroy();
      if (fake.answer !== null) return void socket.end(`${fake.answer}\0`);
      held = Buffer.concat([held, Buffer.from(chunk)]);
      if (!isBegun) {
        const command = 'zINSTREAM\0';
        if (held.length < command.length) return undefined;
        if (held.subarray(0, command.length).toString() !== command) return void socket.end('UNKNOWN COMMAND\0');
        held = held.subarray(command.length);
        isBegun = true;
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE(0);
        if (length === 0) {
          const isFound = said.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
          return void socket.end(isFound ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
        }
        if (held.length < 4 + length) return undefined;
        // The test file is at the beginning.
        if (said.length < 1_000) said = Buffer.concat([said, held.subarray(4, 4 + length)]);
        held = held.subarray(4 + length);
      }
      return undefined;
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo; // It listens on TCP.
  return Object.assign(fake, {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  });
}
