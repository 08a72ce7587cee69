import {isTableName, syncedTables} from '#contract/tables.ts';
import {syncedTableKit} from '#tests/kits/synced-table-kit.ts';

for (const name of Object.keys(syncedTables).filter(isTableName)) syncedTableKit(name);
