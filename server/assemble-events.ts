import type {FastifyInstance} from 'fastify';
import type {Config} from './config.ts';
import type {Database} from '#server/db/database.ts';
import {createEventLog, type EventLog} from '#server/events/event-log.ts';
import {readNetworkNames} from '#server/events/network-names.ts';

/** How often it is looked whether a minute is over. */
const lookEveryMs = 5_000;

/** Opens the log of security events: lines of the server's own log, whatever `LOG_LEVEL` says but `silent`. Rules: EVT1, EVT5. */
export function assembleEvents(
  app: FastifyInstance,
  {
    config: {logLevel},
    database,
    now,
  }: {readonly config: Config; readonly database: Database; readonly now: () => number},
): EventLog {
  const log = logLevel === 'error' ? app.log.child({}, {level: 'info'}) : app.log;
  let nameNetwork: ((network: string) => string) | undefined;
  const events = createEventLog({
    writeLine: (level, fields, says) => log[level](fields, says),
    nameNetwork: (network) => nameNetwork?.(network),
    now,
  });
  app.addHook('onReady', async () => {
    nameNetwork = await readNetworkNames(database);
  });
  const looking = setInterval(() => events.endMinute(), lookEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    events.endMinute(true);
  });
  return events;
}
