import {loadConfig} from './config.ts';
import {connect} from '#server/db/connect.ts';
import {beginEpoch} from '#server/sync/events/epoch.ts';

/** `npm run begin-epoch`: after a backup was put back, tells every device to pull all again. Servers that run need no restart. */
try {
  const connection = await connect(loadConfig(), (message, error) => {
    process.stderr.write(`${message}${error instanceof Error ? `: ${error.message}` : ''}\n`);
  });
  await beginEpoch(connection.database);
  await connection.close();
  process.stdout.write('A new epoch has begun. Devices pull everything again and send what they did last.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
