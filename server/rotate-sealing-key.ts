import {loadConfig} from './config.ts';
import {rotateKeyring} from '#server/modules/sealing/keyring.ts';

/** `npm run rotate-sealing-key`: adds a key to the server's file. Old values stay sealed to the old keys, which stay in it. Rule: SEA4. */
try {
  const {sealingKeysFile} = loadConfig();
  const {current} = await rotateKeyring(sealingKeysFile, Date.now());
  process.stdout.write(
    `${sealingKeysFile} has the new key ${current.keyId}. Keep a copy of the file apart from the database's backups, ` +
      'give it to every server, and start them anew: they seal to it from then on.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
