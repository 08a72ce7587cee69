import {setTimeout as wait} from 'node:timers/promises';
import type {CDPSession} from '@playwright/test';
import type {Browser} from './browser.ts';

/** Has the page and each of its workers give back what they no longer use, as they do in time by themselves: memory is what is left. */
export async function collectGarbage({context, page}: Browser): Promise<void> {
  const session = await context.newCDPSession(page);
  const workers: string[] = [];
  session.on('Target.attachedToTarget', ({sessionId}) => workers.push(sessionId));
  await session.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: false, flatten: false});
  await session.send('HeapProfiler.collectGarbage');
  for (const sessionId of workers) await collectInWorker(session, sessionId);
  await session.send('Memory.simulatePressureNotification', {level: 'critical'});
  // Freed pages go back to the system a little later.
  await wait(4_000);
  await session.detach();
}

async function collectInWorker(session: CDPSession, sessionId: string): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    session.on('Target.receivedMessageFromTarget', (answer) => {
      if (answer.sessionId === sessionId) resolve();
    });
  });
  const message = JSON.stringify({id: 1, method: 'HeapProfiler.collectGarbage'});
  await session.send('Target.sendMessageToTarget', {sessionId, message});
  await answered;
}
