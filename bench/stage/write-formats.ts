import {textCell} from '#workers/books/export/cell.ts';
import {createXlsxWriter} from '#workers/books/export/write-xlsx.ts';

/** A movement of a generated statement; the amount in cents. */
export type Movement = {
  readonly date: string;
  readonly units: number;
  readonly description: string;
  readonly bankId: string;
};

const decimal = (units: number, mark = '.'): string =>
  `${Math.floor(Math.abs(units) / 100)}${mark}${String(Math.abs(units) % 100).padStart(2, '0')}`;
const signed = (units: number): string => `${units < 0 ? '-' : ''}${decimal(units)}`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const compact = (date: string): string => date.replaceAll('-', '');

/** The same movements as a file of each format, as banks write them. */
export const writers = {
  ofx: (rows: readonly Movement[]) =>
    [
      'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>',
      ...rows.map(
        ({date, units, description, bankId}) =>
          `<STMTTRN>\n<TRNTYPE>${units < 0 ? 'DEBIT' : 'CREDIT'}\n<DTPOSTED>${compact(date)}120000\n<TRNAMT>${signed(units)}\n<FITID>${bankId}\n<NAME>${escaped(description)}\n</STMTTRN>`,
      ),
      '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ].join('\n'),
  ofx2: (rows: readonly Movement[]) =>
    `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTRS><CURDEF>USD</CURDEF><BANKTRANLIST>${rows
      .map(
        ({date, units, description, bankId}) =>
          `<STMTTRN><DTPOSTED>${compact(date)}</DTPOSTED><TRNAMT>${signed(units)}</TRNAMT><FITID>${bankId}</FITID><NAME>${escaped(description)}</NAME></STMTTRN>`,
      )
      .join('')}</BANKTRANLIST></STMTRS></OFX>`,
  qif: (rows: readonly Movement[]) =>
    `!Type:Bank\n${rows
      .map(({date, units, description}) => {
        const [year, month, day] = date.split('-');
        return `D${month}/${day}/${year}\nT${signed(units)}\nP${description}\n^`;
      })
      .join('\n')}\n`,
  mt940: (rows: readonly Movement[]) =>
    `:20:X\n:25:1\n:60F:C260101USD0,00\n${rows
      .map(
        ({date, units, description, bankId}) =>
          `:61:${compact(date).slice(2)}${compact(date).slice(4)}${units < 0 ? 'D' : 'C'}${decimal(units, ',')}NTRFNONREF//${bankId}\n:86:${description}`,
      )
      .join('\n')}\n-\n`,
  camt: (rows: readonly Movement[]) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>1</Id></Othr></Id></Acct>${rows
      .map(
        ({date, units, description, bankId}) =>
          `<Ntry><Amt Ccy="USD">${decimal(units)}</Amt><CdtDbtInd>${units < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${date}</Dt></BookgDt><AcctSvcrRef>${bankId}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(description)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('\n')}</Stmt></BkToCstmrStmt></Document>`,
} as const;

/** Movements of many days and names, newest first. */
function makeMovements(count: number): Movement[] {
  return Array.from({length: count}, (_, at): Movement => {
    const day = new Date(Date.UTC(2026, 9, 31) - Math.floor(at / 30) * 86_400_000).toISOString().slice(0, 10);
    const units = ((at * 7_919) % 900_000) - 450_000 || 1;
    return {
      date: day,
      units,
      description: `Transfer ${at % 977} shop ${at % 89} ref ${at}`,
      bankId: `BANK${String(at).padStart(12, '0')}`,
    };
  });
}

/** The same movements as a file of each format and as CSV. */
export function writeFormats(count: number): Readonly<Record<'csv' | Exclude<keyof typeof writers, 'ofx2'>, string>> {
  const rows = makeMovements(count);
  const csv = rows.map(({date, units, description, bankId}) => `${date},${description},${signed(units)},USD,${bankId}`);
  return {
    csv: ['Date,Description,Amount,Currency,Transaction ID', ...csv].join('\n'),
    ofx: writers.ofx(rows),
    qif: writers.qif(rows),
    mt940: writers.mt940(rows),
    camt: writers.camt(rows),
  };
}

/** The same as a workbook. */
export async function writeWorkbook(count: number): Promise<Uint8Array> {
  const writer = createXlsxWriter('Movements', [12, 40, 16, 8, 20]);
  writer.addRow(['Date', 'Description', 'Amount', 'Currency', 'Transaction ID'].map(textCell));
  for (const {date, units, description, bankId} of makeMovements(count))
    writer.addRow([
      {kind: 'day', day: Date.parse(date) / 86_400_000, date},
      textCell(description),
      {kind: 'amount', decimal: signed(units)},
      textCell('USD'),
      textCell(bankId),
    ]);
  return new Uint8Array(await writer.finish().arrayBuffer());
}
