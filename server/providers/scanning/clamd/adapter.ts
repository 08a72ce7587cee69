import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import type {ByteStream} from '#server/providers/files/port.ts';
import {ScannerDownError, type ScanningPort, type Verdict} from '#server/providers/scanning/port.ts';

/** A line on which nothing moves for so long is dead. */
const stallMs = 60_000;

/** The most bytes of one piece: clamd's own limit is 25 MB, smaller ones keep memory low. */
const pieceBytes = 65_536;

/** clamd by TCP, one connection a file. Source: clamd(8), INSTREAM: pieces with their length as four bytes, an empty one ends. */
export function createClamdScanner(place: {readonly host: string; readonly port: number}): ScanningPort {
  return {
    name: 'clamd',
    knowsViruses: true,
    scan: async (bytes) => {
      const socket = connect(place);
      socket.setTimeout(stallMs, () => socket.destroy(new ScannerDownError('clamd does not answer')));
      const answer = readAnswer(socket);
      // Heard below: whatever breaks first is what is thrown.
      answer.catch(() => {});
      try {
        await orAnswer(once(socket, 'connect'), answer);
        await send(socket, Buffer.from('zINSTREAM\0'), answer);
        await sendPieces(socket, bytes, answer);
        return toVerdict(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

async function sendPieces(socket: Socket, bytes: ByteStream, answer: Promise<string>): Promise<void> {
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      await send(socket, lengthOf(piece.length), answer);
      await send(socket, piece, answer);
    }
  }
  await send(socket, lengthOf(0), answer);
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
}

/** Waits where the other side is slower; an answer that comes early ends the sending, since it is a refusal. */
async function send(socket: Socket, bytes: Uint8Array, answer: Promise<string>): Promise<void> {
  if (!socket.write(bytes)) await orAnswer(once(socket, 'drain'), answer);
}

async function orAnswer(waited: Promise<unknown>, answer: Promise<string>): Promise<void> {
  waited.catch(() => {});
  const early = await Promise.race([waited.then(() => null), answer]);
  if (early !== null) throw new ScannerDownError(`clamd answered before the end: ${early}`);
}

/** All that clamd says until it closes the line. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  try {
    for await (const chunk of socket) text += String(chunk);
  } catch (error) {
    if (error instanceof ScannerDownError) throw error;
    throw new ScannerDownError('clamd cannot be reached', {cause: error});
  }
  return text.replaceAll('\0', '').trim();
}

function toVerdict(answer: string): Verdict {
  if (answer === 'stream: OK') return {state: 'clean'};
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (name === undefined) throw new ScannerDownError(`clamd gave no verdict: ${answer}`);
  return {state: 'infected', name};
}
