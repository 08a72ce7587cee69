const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of the styles in {@link fixedParts}: what is plain, a heading, a day as its reader's own country writes it. */
export const xlsxStyles = {plain: 0, heading: 1, day: 2} as const;

/** Amounts by their decimals, from 0 to 8. */
const amountFormats = ['#,##0', ...Array.from({length: 8}, (_, digits) => `#,##0.${'0'.repeat(digits + 1)}`)];

/** The style of an amount with so many decimals, at most 8. */
export function amountStyle(digits: number): number {
  return xlsxStyles.day + 1 + Math.min(digits, amountFormats.length - 1);
}

/** Excel's own numbers of formats end here. */
const firstOwnFormat = 164;

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="${amountFormats.length}">${amountFormats
  .map((code, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${
  amountFormats.length + 3
}"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/>${amountFormats
  .map((_, at) => `<xf xfId="0" numFmtId="${firstOwnFormat + at}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`;

/** What is the same in each file, by its path. Source: ECMA-376, parts 1 and 2 (5th edition). */
export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': styles,
};

/** The list of sheets: one, by this name; at most 31 characters, none of `[]:*?/\`. */
export function workbookPart(sheetName: string): string {
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** What stands before the rows of a sheet: its first row stays in sight, and each column has a width in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

/** What stands after them; `range` such as `A1:L579` is what can be filtered. */
export function sheetEnd(range: string): string {
  return `</sheetData><autoFilter ref="${range}"/></worksheet>`;
}

/** Every text of the sheet once, in the order of their numbers. */
export function sharedTextsPart(texts: Iterable<string>): string {
  const items = Array.from(texts, (text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
  return `${head}<sst xmlns="${main}">${items.join('')}</sst>`;
}

/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Excel reads these as characters by their number. Source: ECMA-376 part 1, 22.4.2.4. */
const lookalike = /_(?=x[0-9A-Fa-f]{4}_)/g;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(lookalike, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
