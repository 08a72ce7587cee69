import {closeDatabase, openDatabase} from '#server/db/database.ts';
import {sealFormerTaxIds} from '#server/modules/account/person/seal-former-tax-ids.ts';
import {readKeyring} from '#server/modules/sealing/keyring.ts';
import {sealSecrets} from '#server/modules/sealing/seal-secrets.ts';

// `node tests/server/account/seal-node.ts <database> <keys> <count>`: seals the tax numbers of before, and dies as it seals the one after so many.
const [url = '', file = '', count = ''] = process.argv.slice(2);
const database = openDatabase(url, () => undefined, {maxConnections: 1});
const keyring = await readKeyring(file);
if (!keyring) throw new Error('no keys were made');
const {seal} = sealSecrets(keyring, 'countryTaxId');
let sealedCount = 0;
await sealFormerTaxIds(database, {
  seal: async (clear, userId) => {
    if (sealedCount === Number(count)) process.kill(process.pid, 'SIGKILL');
    sealedCount += 1;
    return seal(clear, userId);
  },
});
await closeDatabase(database);
