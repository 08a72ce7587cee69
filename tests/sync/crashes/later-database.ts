import {LocalDatabase} from '#sync/store/local-database.ts';

/** A version to come, whose upgrade writes every record of the queue and of the pages anew. */
export class LaterDatabase extends LocalDatabase {
  constructor(name: string) {
    super(name);
    this.version(4)
      .stores({later: 'id'})
      .upgrade(async (transaction) => {
        for (const table of ['outbox', 'pages', 'attention']) {
          const records: unknown[] = await transaction.table(table).toArray();
          await transaction.table(table).clear();
          for (const record of records) await transaction.table(table).put(record);
        }
        await transaction.table('later').put({id: 'upgraded'});
      });
  }
}
