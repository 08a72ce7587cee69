import type {EventName} from '#server/events/security-events.ts';
import type {TestServer} from '#tests/kits/build-server.ts';

/** A security event as it stands in the log. */
export type Told = {readonly event: EventName; readonly level: string; readonly msg: string} & Readonly<
  Record<string, unknown>
>;

/** The security events of a server's log so far, oldest first. */
export function readEvents({logLines}: Pick<TestServer, 'logLines'>): Told[] {
  const lines = logLines.map((line) => JSON.parse(line) as Told & {readonly log?: string});
  return lines.filter(({log}) => log === 'security');
}

/** What an act tells, but for what is counted of the minute before it. */
export async function toldBy(server: TestServer, act: () => Promise<unknown>): Promise<Told[]> {
  const before = readEvents(server).length;
  await act();
  return readEvents(server)
    .slice(before)
    .filter((one) => one['repeated'] === undefined && one['others'] === undefined);
}

/** The names of events, in their order. */
export function namesOf(events: readonly Told[]): string[] {
  return events.map(({event}) => event);
}
