import {Dexie, type DBCore, type DBCoreTable} from 'dexie';

/** What the local databases of the page do: whether they answer, and how many answers are under way. */
const device = {isHeld: false, open: 0};

/** From now on no local database answers, or they do again. */
export function holdDatabases(isHeld: boolean): void {
  device.isHeld = isHeld;
}

/** Answers of local databases that are under way. */
export function countOpenReads(): number {
  return device.isHeld ? 0 : device.open;
}

async function follow<Value>(ask: () => Promise<Value>): Promise<Value> {
  if (device.isHeld) return new Promise<Value>(() => {});
  device.open += 1;
  try {
    return await ask();
  } finally {
    device.open -= 1;
  }
}

function followTable(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    get: (request) => follow(async () => table.get(request)),
    getMany: (request) => follow(async () => table.getMany(request)),
    query: (request) => follow(async () => table.query(request)),
    count: (request) => follow(async () => table.count(request)),
    openCursor: (request) => follow(async () => table.openCursor(request)),
    mutate: (request) => follow(async () => table.mutate(request)),
  };
}

Dexie.addons.push((database) => {
  const create = (core: DBCore): DBCore => ({...core, table: (name) => followTable(core.table(name))});
  database.use({stack: 'dbcore', name: 'followed', create});
});
