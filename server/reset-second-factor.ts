import {loadConfig} from './config.ts';
import {connect} from '#server/db/connect.ts';
import {inTransaction} from '#server/db/database.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';
import {dropFactors} from '#server/modules/account/second-factor/factor-store.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';

/** `npm run reset-second-factor -- <e-mail>`: takes somebody's second factor away and signs them out. For admins it is the only way. Rule: FAC6. */
try {
  const email = process.argv[2]?.trim().toLowerCase();
  if (email === undefined || !email.includes('@'))
    throw new Error('say whose: npm run reset-second-factor -- admin@example.com');
  const connection = await connect(loadConfig(), (message, error) => {
    process.stderr.write(`${message}${error instanceof Error ? `: ${error.message}` : ''}\n`);
  });
  try {
    const nowMs = Date.now();
    const isReset = await inTransaction(connection.database, async (tx) => {
      const user = await findUserByEmail(tx, email, {forUpdate: true});
      if (!user) return false;
      await dropFactors(tx, user.id, {atMs: nowMs});
      await endSessionsOf(tx, user.id, 'ended-elsewhere', {nowMs});
      return true;
    });
    if (!isReset) throw new Error(`nobody has ${email}`);
    process.stdout.write(
      `The second factor of ${email} is gone, and their sessions have ended. An admin sets up another at the next sign-in.\n`,
    );
  } finally {
    await connection.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
