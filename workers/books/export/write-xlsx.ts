import {strToU8, Zip, ZipDeflate, type DeflateOptions} from 'fflate';
import type {Cell, TableWriter} from './cell.ts';
import {
  amountStyle,
  fixedParts,
  sharedTextsPart,
  sheetEnd,
  sheetStart,
  workbookPart,
  xlsxStyles,
} from './xlsx-parts.ts';

/** Excel counts days from 1899-12-30, and none before March 1900, where it knows a day that never was. Source: ECMA-376 part 1, 18.17.4.1. */
const excelDay = {of1970: 25_569, first: 61} as const;

/** Quick, and still a tenth of the size. */
const deflate: DeflateOptions = {level: 3};

/** Text handed to the packer at once. */
const chunkChars = 65_536;

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Begins a workbook of one sheet: days are days, amounts are numbers with their currency's decimals, texts are never formulas. What was
 * added is packed as it comes. The first row is the headings. Rule: BKS18.
 *
 * @param sheetName at most 31 characters, none of `[]:*?/\`.
 * @param widths of the columns, in characters.
 * @throws what the packer throws; nothing is then to be kept.
 */
export function createXlsxWriter(sheetName: string, widths: readonly number[]): TableWriter {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(new Uint8Array(bytes));
  });
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', deflate);
  zip.add(sheet);
  const texts = new Map<string, number>();
  let waiting = sheetStart(widths);
  let rowCount = 0;
  return {
    addRow: (cells) => {
      rowCount += 1;
      waiting += rowPart(cells, rowCount, texts);
      if (waiting.length < chunkChars) return;
      sheet.push(strToU8(waiting));
      waiting = '';
    },
    finish: () => {
      const range = `A1:${columnLetter(widths.length - 1)}${Math.max(1, rowCount)}`;
      sheet.push(strToU8(waiting + sheetEnd(range)), true);
      const others = {
        ...fixedParts,
        'xl/workbook.xml': workbookPart(sheetName),
        'xl/sharedStrings.xml': sharedTextsPart(texts.keys()),
      };
      for (const [path, part] of Object.entries(others)) {
        const entry = new ZipDeflate(path, deflate);
        zip.add(entry);
        entry.push(strToU8(part), true);
      }
      zip.end();
      return new Blob(packed, {type: xlsxType});
    },
  };
}

function rowPart(cells: readonly Cell[], rowNumber: number, texts: Map<string, number>): string {
  let part = `<row r="${rowNumber}">`;
  for (const [at, cell] of cells.entries()) {
    const place = columnLetter(at) + String(rowNumber);
    part += cellPart(cell, {place, isHeading: rowNumber === 1, texts});
  }
  return `${part}</row>`;
}

type Placed = {readonly place: string; readonly isHeading: boolean; readonly texts: Map<string, number>};

function cellPart(cell: Cell, {place, isHeading, texts}: Placed): string {
  if (cell.kind === 'amount') {
    const digits = cell.decimal.split('.')[1]?.length ?? 0;
    return `<c r="${place}" s="${amountStyle(digits)}"><v>${cell.decimal}</v></c>`;
  }
  if (cell.kind === 'day') {
    const day = cell.day + excelDay.of1970;
    if (day >= excelDay.first) return `<c r="${place}" s="${xlsxStyles.day}"><v>${day}</v></c>`;
  }
  const text = cell.kind === 'day' ? cell.date : cell.text;
  if (text === '') return '';
  const known = texts.get(text) ?? texts.size;
  texts.set(text, known);
  return `<c r="${place}" t="s" s="${isHeading ? xlsxStyles.heading : xlsxStyles.plain}"><v>${known}</v></c>`;
}

/** Of one of the first 26 columns, counted from 0. */
function columnLetter(at: number): string {
  return String.fromCharCode(65 + at);
}
