import {EventEmitter, once} from 'node:events';
import type {Socket} from 'node:net';
import {SMTPServer} from 'smtp-server';
import {freePort} from '#tests/kits/free-port.ts';
import {readMime, type ReadMail} from './read-mime.ts';

/** A mail as the server took it. */
export type TakenMail = ReadMail & {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly raw: string;
};

/** Where and how the server refuses the next mail. */
export type Trouble =
  | {readonly at: 'sender' | 'recipient' | 'content'; readonly code: number}
  /** It takes the mail and is gone before it says so. */
  | {readonly at: 'after-content'};

/** A real SMTP server in the process. */
export type SmtpFake = {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Who signed in, with a right password or a wrong one. */
  readonly signIns: readonly string[];
  /** Settles once it has taken so many mails. */
  readonly untilTaken: (count: number) => Promise<void>;
  /** Until told otherwise; undefined for none. */
  trouble: Trouble | undefined;
  /** Ends it, or lets it listen again at the same port. */
  readonly setDown: (isDown: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a server that wants this name and password, each mail in a connection of its own. */
export async function startSmtpServer(): Promise<SmtpFake> {
  const taken: TakenMail[] = [];
  const signIns: string[] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  let server: SMTPServer | undefined;
  const port = await freePort();
  const fake = {trouble: undefined as Trouble | undefined};
  const refuseAt = (place: Trouble['at']): Error | null => {
    const {trouble} = fake;
    if (trouble?.at !== place || trouble.at === 'after-content') return null;
    // Real servers quote whom they refuse.
    return Object.assign(new Error('refused <ana@example.com>'), {responseCode: trouble.code});
  };
  const listen = async (): Promise<void> => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onAuth: ({username = '', password}, _session, done) => {
        signIns.push(username);
        if (username === 'faro' && password === 'p@ss') done(null, {user: username});
        else done(new Error('wrong password'));
      },
      onMailFrom: (_address, _session, done) => done(refuseAt('sender')),
      onRcptTo: (_address, _session, done) => done(refuseAt('recipient')),
      onData: (stream, {envelope}, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refusal = refuseAt('content');
          if (refusal) return done(refusal);
          const raw = Buffer.concat(chunks).toString();
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          taken.push({...readMime(raw), raw, from, recipients: envelope.rcptTo.map(({address}) => address)});
          arrivals.emit('taken');
          if (fake.trouble?.at !== 'after-content') return done();
          for (const socket of sockets) socket.destroy();
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  };
  const end = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (ending) await new Promise<void>((resolve) => ending.close(resolve));
  };
  await listen();
  return Object.assign(fake, {
    url: `smtp://faro:${encodeURIComponent('p@ss')}@127.0.0.1:${port}`,
    taken,
    signIns,
    untilTaken: async (count: number) => {
      while (taken.length < count) await once(arrivals, 'taken');
    },
    setDown: async (isDown: boolean) => (isDown ? end() : listen()),
    close: end,
  });
}
