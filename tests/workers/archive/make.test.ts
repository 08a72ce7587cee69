import Papa from 'papaparse';
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {spaceRoles, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {makeArchive} from '#workers/archive/make/make-archive.ts';
import {openBlobSink, type ArchiveSink} from '#workers/archive/make/sinks.ts';
import {takeStock} from '#workers/archive/make/take-stock.ts';
import {createNames, isUnsafePath, toFolderName} from '#workers/archive/paths.ts';
import {makeInvoicePdf} from '#workers/invoice-pdf/job.ts';
import {readFont} from '#tests/workers/statement-pdf/build-statement.ts';
import {readPdf} from '#tests/workers/statement-pdf/read-pdf.ts';
import {printedInput} from '#tests/fixtures/printed-invoice.ts';
import {listSealedFields} from '#workers/archive/tables.ts';
import {buildCreation, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {receiveFile} from '#sync/inbox/received-files.ts';
import {addOne, hashOf, making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {buildTask, companyId, makeBytes, now, putSpace, unpack, userId, type Row} from './open-archive-home.ts';

const tables: readonly SyncedTable[] = Object.values(syncedTables);
const services = servicesOf({kind: 'company', type: 'LLC'});
const ofCompany = tables.filter(({service}) => services.includes(service));
const company = buildRow('companies', companyId, {name: 'Río & Hijos: LLC'});
const sealed = '•••-••-1234 v1.abcdefabcdef.' + 'e'.repeat(43) + '.' + 'c'.repeat(30);

/** One row of each of a company's tables. */
function oneOfEach(): Partial<Record<TableName, Row[]>> {
  return Object.fromEntries(
    ofCompany.map((table, place) => {
      const name = table.name as TableName; // A registered table.
      if (name === 'companies') return [name, [company]];
      const row = buildRow(name, testId(0x500 + place));
      return [name, [Object.assign(row, Object.fromEntries(listSealedFields(table).map((field) => [field, sealed])))]];
    }),
  );
}

test.each(spaceRoles)(
  '[ARC1] every table that a %s may read is in the archive by itself, and no other',
  async (role) => {
    const home = openFileHome();
    await putSpace(home, companyId, {role, rows: oneOfEach()});
    const {manifest, texts} = unpack(await makeBytes(buildTask(home)));
    const archived = manifest.entries.filter(({kind}) => kind === 'table');
    const readable = ofCompany.filter(({readRoles}) => readRoles.includes(role)).map(({name}) => name);
    expect(archived.map(({table}) => table ?? '').toSorted()).toEqual(readable.toSorted());
    expect(archived.every(({rowCount}) => rowCount === 1)).toBe(true);
    const sheets = manifest.entries.filter(({kind}) => kind === 'sheet').map(({table}) => table ?? '');
    expect(sheets.toSorted()).toEqual(readable.toSorted());
    const rows = JSON.parse(texts['Río & Hijos_ LLC/data/transactions.json'] ?? '') as Row[];
    expect(rows).toEqual(oneOfEach().transactions);
  },
);

test('[ARC1] what waits to be sent is in it, and what was deleted is not', async () => {
  const home = openFileHome();
  await putSpace(home, companyId, {
    role: 'owner',
    rows: {companies: [company], accounts: [buildRow('accounts', testId(1))]},
  });
  const typed = buildRow('transactions', testId(8), {description: 'Escrito sin red'});
  await recordChange(home.database, buildCreation({spaceId: companyId, table: 'transactions'}, [typed]));
  const {texts} = unpack(await makeBytes(buildTask(home)));
  expect(JSON.parse(texts['Río & Hijos_ LLC/data/transactions.json'] ?? '')).toEqual([typed]);
  expect(await takeStock(home.database, {userId, companyId})).toMatchObject({unsentCount: 1, coldNames: []});
});

test('[ARC2] a CSV has every value, texts that a spreadsheet would take for a formula begin with an apostrophe', async () => {
  const attacks = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '"=1"',
    "'=1",
    '\u00a0+1',
    '＝1',
    '\u200b=1',
    '\n=1',
  ];
  const plain = ['Café "Olé", S.A.', 'línea 1\nlínea 2', 'a=b', '1-2', '', 'ñ;ñ'];
  const descriptions = [...attacks, ...plain];
  const rows = descriptions.map((description, place) =>
    buildRow('transactions', testId(place + 1), {description, amountUnits: -5}),
  );
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [company], transactions: rows}});
  const {texts} = unpack(await makeBytes(buildTask(home)));
  const sheet = texts['Río & Hijos_ LLC/transactions.csv'] ?? '';
  expect(sheet.startsWith('\uFEFFid,date,')).toBe(true);
  const {data} = Papa.parse<Record<string, string>>(sheet.slice(1), {
    header: true,
    skipEmptyLines: true,
    newline: '\r\n',
  });
  expect(data.map((row) => row['description'])).toEqual([...attacks.map((text) => `'${text}`), ...plain]);
  // A number of the row's own is no formula.
  expect(data[0]?.['amountUnits']).toBe('-5');
  expect(
    (JSON.parse(texts['Río & Hijos_ LLC/data/transactions.json'] ?? '') as Row[]).map((row) => row['description']),
  ).toEqual(descriptions);
});

test('[ARC3] nothing that is sealed is in an archive, also of what was refused, and it says so', async () => {
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'owner', rows: oneOfEach()});
  await putSpace(home, userId, {
    role: 'owner',
    rows: {draftPartners: [buildRow('draftPartners', testId(3), {taxId: sealed})]},
  });
  const refusedRow = buildRow('draftPartners', testId(4), {firstName: 'Inés', passport: sealed});
  const change = buildCreation({spaceId: userId, table: 'draftPartners'}, [refusedRow]);
  await home.database.attention.add({spaceId: userId, change, refusals: [], refusedAt: now});
  const {manifest, texts} = unpack(await makeBytes(buildTask(home, {companyId: null})));
  expect(Object.values(texts).filter((text) => text.includes('1234 v1') || text.includes('•••'))).toEqual([]);
  const wanted = tables.flatMap((table) => listSealedFields(table).map((field) => `${table.name}.${field}`));
  expect(wanted).toContain('partners.taxId');
  expect(manifest.leftOut.toSorted()).toEqual(wanted.toSorted());
  expect(texts['personal/data/refused.json']).toContain('Inés');
  expect(texts['LEEME.txt']).toContain('draftPartners.passport');
});

const threeInvoices = ['INV-2026-0007', 'INV-2026-0008', 'CN-2026-0001'].map((number, place) =>
  buildRow('invoices', testId(0x900 + place), {number, kind: place === 2 ? 'credit-note' : 'invoice'}),
);

test('[ARC13] each invoice and credit note is in it as the PDF that is printed on its own, one after the other', async () => {
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'manager', rows: {companies: [company], invoices: threeInvoices}});
  let running = 0;
  let most = 0;
  const shares: number[] = [];
  const printInvoice = async (row: InvoiceRow) => {
    most = Math.max(most, (running += 1));
    const made = await makeInvoicePdf({...printedInput, number: row.number}, readFont);
    running -= 1;
    return made.ok ? new Uint8Array(made.value.bytes) : null;
  };
  expect(await takeStock(home.database, {userId, companyId})).toMatchObject({invoiceCount: 3, fileCount: 0});
  const task = buildTask(home, {printInvoice, onProgress: (share) => shares.push(share)});
  const {manifest, entries, texts} = unpack(await makeBytes(task));
  const paths = threeInvoices.map(({number}) => `Río & Hijos_ LLC/invoices/${String(number)}.pdf`);
  expect(
    manifest.entries
      .filter(({kind}) => kind === 'file')
      .map(({path}) => path)
      .toSorted(),
  ).toEqual(paths.toSorted());
  for (const path of paths) {
    const {pages} = await readPdf(entries[path] ?? new Uint8Array());
    const read = pages.flatMap(({items}) => items.map(({text}) => text)).join('');
    expect(read).toContain(path.split('/').at(-1)?.replace('.pdf', ''));
  }
  expect(most).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  expect(texts['LEEME.txt']).toContain('invoices/: facturas y notas de crédito en PDF (3)');
  expect(texts['LEEME.txt']).not.toContain('files/:');
});

test('[ARC13] an invoice that cannot be printed is named, and a bookkeeper has none', async () => {
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [company], invoices: threeInvoices}});
  const made = await makeArchive(buildTask(home, {printInvoice: async () => null}), openBlobSink());
  expect(made).toMatchObject({
    value: {fileCount: 0, missing: threeInvoices.map(({number}) => ({name: `${String(number)}.pdf`}))},
  });
  await putSpace(home, companyId, {role: 'bookkeeper', rows: {companies: [company], invoices: threeInvoices}});
  const {manifest} = unpack(await makeBytes(buildTask(home)));
  expect(manifest.entries.filter(({path}) => path.includes('invoice'))).toEqual([]);
});

test('[ARC4] files of this device are in it as they are, others are fetched, and what cannot be had is named', async () => {
  const home = openFileHome();
  const bytes = pdfBytes(3_000, 2);
  const away = pdfBytes(4_000, 3);
  const facts = {transactionId: null, kind: 'document', type: 'application/pdf'};
  const file = (id: number, name: string, content: Uint8Array, storedAt: string | null) =>
    buildRow('files', testId(id), {...facts, name, sizeBytes: content.length, sha256: hashOf(content), storedAt});
  const rows = [file(21, 'acta.pdf', away, now), file(22, 'perdida.pdf', bytes, null)];
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [company], files: rows}});
  const here = await addOne(home, {
    spaceId: companyId,
    kind: 'document',
    transactionId: null,
    name: 'ACTA.pdf',
    content: new Blob([bytes]),
  });
  expect(await takeStock(home.database, {userId, companyId})).toMatchObject({
    fileCount: 3,
    awayCount: 2,
    awayBytes: 7_000,
  });

  const offline = unpack(await makeBytes(buildTask(home)));
  expect(offline.manifest.missing.map(({name}) => name).toSorted()).toEqual(['acta.pdf', 'perdida.pdf']);
  expect(offline.texts['LEEME.txt']).toContain('perdida.pdf');

  const line = {send: async () => succeed(null), receive: async () => succeed(new Blob([away]))};
  const call = async () => succeed({url: '/bytes', expiresAt: now});
  // The one endpoint that is asked for is that of a file's address.
  const fetching = {...buildTask(home).fetching, call: call as never, line};
  const {manifest, entries} = unpack(await makeBytes(buildTask(home, {fetching})));
  expect(manifest.missing.map(({name}) => name)).toEqual(['perdida.pdf']);
  const files = manifest.entries.filter(({kind}) => kind === 'file');
  expect(files.map(({path}) => path.split('/').at(-1) ?? '').toSorted()).toEqual(['ACTA (2).pdf', 'acta.pdf']);
  expect(files.find(({fileId}) => fileId === here)?.sha256).toBe(hashOf(bytes));
  // What was fetched for the archive stays nowhere.
  expect(await home.database.files.count()).toBe(1);
  expect(files.map(({path}) => hashOf(entries[path] ?? new Uint8Array())).toSorted()).toEqual(
    [hashOf(bytes), hashOf(away)].toSorted(),
  );
});

test('[ARC5] the manifest has size and SHA-256 of each entry, as another implementation counts them', async () => {
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'owner', rows: oneOfEach()});
  const {manifest, entries} = unpack(await makeBytes(buildTask(home)));
  expect(Object.keys(entries).at(-1)).toBe('manifest.json');
  expect(manifest.entries.map(({path}) => path).toSorted()).toEqual(
    Object.keys(entries)
      .filter((path) => path !== 'manifest.json')
      .toSorted(),
  );
  for (const {path, sizeBytes, sha256} of manifest.entries) {
    const content = entries[path] ?? new Uint8Array();
    expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      path,
      sizeBytes,
      sha256,
    ]);
  }
});

test('[ARC5] an archive that cannot be written to its end is nowhere', async () => {
  const home = openFileHome();
  await putSpace(home, companyId, {role: 'owner', rows: oneOfEach()});
  const told: string[] = [];
  const full = new DOMException('no room', 'QuotaExceededError');
  const sink: ArchiveSink = {
    write: async () => {
      throw full;
    },
    close: async () => {
      told.push('close');
      return null;
    },
    abort: async () => {
      told.push('abort');
    },
  };
  expect(await makeArchive(buildTask(home), sink)).toMatchObject({failure: {reason: 'archive.device-full'}});
  expect(told).toEqual(['abort']);
});

test('[ARC5] names fit every file system and are never the same', () => {
  const name = createNames();
  expect([name('a.pdf'), name('A.PDF'), name('a.pdf'), name('con.pdf'), name('á'), name('a\u0301')]).toEqual([
    'a.pdf',
    'A (2).PDF',
    'a (3).pdf',
    '_con.pdf',
    'á',
    'a\u0301 (2)',
  ]);
  expect(
    ['../x', ' .. ', 'a/b\\c', 'nul', 'x'.repeat(90), '😀'.repeat(40)]
      .map((text) => toFolderName(text, 'company'))
      .map((text) => text.length),
  ).toEqual([2, 7, 5, 4, 60, 60]);
  expect([toFolderName('../x', 'c'), toFolderName('..', 'c')].some(isUnsafePath)).toBe(false);
});

test('[ARC5] a person’s archive has their own things and every company apart, and progress ends at the whole', async () => {
  const home = openFileHome();
  const other = testId(0xc2);
  await putSpace(home, userId, {role: 'owner', rows: {companyDrafts: [buildRow('companyDrafts', testId(2))]}});
  await putSpace(home, companyId, {role: 'owner', rows: oneOfEach()});
  await putSpace(home, other, {
    role: 'bookkeeper',
    rows: {companies: [buildRow('companies', other, {name: company['name'] ?? ''})]},
  });
  const receipt = pdfBytes(700, 9);
  await receiveFile(home.database, {name: 'taxi.pdf', content: new Blob([receipt])}, making);
  const shares: number[] = [];
  const {manifest} = unpack(
    await makeBytes(buildTask(home, {companyId: null, onProgress: (share) => shares.push(share)})),
  );
  expect(manifest.spaces.map(({folder}) => folder)).toEqual(['personal', 'Río & Hijos_ LLC', 'Río & Hijos_ LLC (2)']);
  // A receipt that waits for its movement is nowhere else.
  expect(manifest.entries.find(({path}) => path === 'personal/files/taxi.pdf')?.sha256).toBe(hashOf(receipt));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, next) => one - next));
});

test('[ARC1] [ARC3] pieces of the post are in it as receipts are; papers of persons are sealed, and stay out', async () => {
  const home = openFileHome();
  const [letter, passport] = [pdfBytes(2_000, 5), pdfBytes(2_000, 6)];
  const facts = (content: Uint8Array) => ({sizeBytes: content.length, sha256: hashOf(content), storedAt: now});
  const scans = [
    buildRow('mailScans', testId(31), {name: 'carta.pdf', ...facts(letter)}),
    // Taken back: it was another company's.
    buildRow('mailScans', testId(32), {name: 'ajena.pdf', ...facts(letter), storedAt: null, takenBackAt: now}),
  ];
  const papers = [
    buildRow('files', testId(33), {kind: 'identity', name: 'pasaporte.pdf', transactionId: null, ...facts(passport)}),
  ];
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [company], mailScans: scans, files: papers}});
  const line = {send: async () => succeed(null), receive: async () => succeed(new Blob([letter]))};
  const call = async () => succeed({url: '/bytes', expiresAt: now});
  // The one endpoint that is asked for is that of a file's address.
  const fetching = {...buildTask(home).fetching, call: call as never, line};
  const {manifest} = unpack(await makeBytes(buildTask(home, {fetching})));
  const paths = manifest.entries.filter(({kind}) => kind === 'file').map(({path}) => path.split('/').at(-1));
  expect([paths, manifest.missing]).toEqual([['carta.pdf'], []]);
});

test('[ARC11] a founding paper that was signed is in it word for word with its evidence; what cannot be had is named', async () => {
  const home = openFileHome();
  const signed = buildRow('agreements', testId(41), {
    kind: 'operating-agreement',
    hash: 'c'.repeat(64),
    signedAt: '2026-10-02T12:00:00.000Z',
  });
  await putSpace(home, companyId, {role: 'owner', rows: {companies: [company], agreements: [signed]}});
  const evidence = {
    ...signed,
    document: {
      title: 'Operating Agreement',
      company: 'Río LLC',
      wording: 'agreement 2',
      orderNumber: 'FA-1',
      signatures: [],
    },
    text: 'ARTICLE 1',
    statement: 'I agree',
    network: '192.0.2.1',
    userAgent: 'Firefox',
  };
  // The one endpoint that is asked for is that of the signature.
  const call = (async () => succeed(evidence)) as never;
  const fetching = {...buildTask(home).fetching, call};
  const {texts, manifest} = unpack(await makeBytes(buildTask(home, {fetching})));
  const entry = manifest.entries.find(({kind}) => kind === 'signed');
  expect(entry?.path).toMatch(/\/signed\/operating-agreement-2026-10-02-evidence\.txt$/);
  expect(texts[entry?.path ?? '']).toMatch(
    /^EVIDENCE OF AN ELECTRONIC SIGNATURE[^]*Network: 192\.0\.2\.1[^]*\nARTICLE 1$/,
  );
  const offline = unpack(await makeBytes(buildTask(home)));
  expect(offline.manifest.missing.map(({name}) => name)).toEqual(['operating-agreement-2026-10-02-evidence.txt']);
  // Who does not own it has no evidence, and misses none.
  await putSpace(home, companyId, {role: 'manager', rows: {companies: [company], agreements: [signed]}});
  expect(unpack(await makeBytes(buildTask(home, {fetching}))).manifest.missing).toEqual([]);
});
