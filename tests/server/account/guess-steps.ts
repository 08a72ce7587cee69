import {takeGuess} from '#server/modules/account/guesses/take-guess.ts';
import type {Device, TestServer} from '#tests/kits/build-server.ts';

/** Takes a guess at a password from a browser that nobody knows. @returns the milliseconds to wait; 0 when it goes on. */
export async function takePasswordGuess(
  {database, clock}: Pick<TestServer, 'database' | 'clock'>,
  email: string,
  network: string,
): Promise<number> {
  const guess = {kind: 'password', email, network, deviceTokens: []} as const;
  return (await takeGuess(database, guess, clock.nowMs)).waitMs;
}

/** The same browser on another network: calls are limited by real minutes, whatever the server's clock says. */
export function moveDevice(server: TestServer, device: Device): Device {
  const moved = server.openDevice();
  for (const [name, value] of device.cookies) moved.cookies.set(name, value);
  return moved;
}
