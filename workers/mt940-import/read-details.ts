import type {StatementRow} from '#workers/statement-files/statement.ts';

type Details = Pick<StatementRow, 'description' | 'counterparty'>;

/** Words between strokes that say what follows: what for, and whom the money came from or went to. */
const slashKeys =
  /\/(REMI|NAME|BENM|ORDP|CNTP|EREF|KREF|MREF|CRED|DEBT|TRCD|IBAN|BIC|ISDT|PURP|CSID|RTRN|ADDR|ULTD|ULTC|MARF|SVCL|PREF|INFO|ID)\//g;

/**
 * Reads `:86:`, which banks fill in three ways: by numbered parts (`?20` to `?29` and `?60` to `?63` what for, `?32` and `?33` whom), by words
 * between strokes (`/NAME/…/REMI/…`), or with any text. Rule: IMP35.
 */
export function readDetails(written: string): Details {
  const text = written.replaceAll('\n', '');
  // The mark before each number is the bank's own.
  const mark = /^\d{0,3}([?~<>^])\d\d/.exec(text)?.[1];
  if (mark !== undefined) return readNumbered(text, mark);
  const parts = readSlashed(text);
  if (parts) return parts;
  return {description: squeeze(written.replaceAll('\n', ' ')), counterparty: ''};
}

function readNumbered(text: string, mark: string): Details {
  const parts = new Map<string, string>();
  for (const part of text.split(mark).slice(1)) parts.set(part.slice(0, 2), part.slice(2));
  const join = (wanted: (number: number) => boolean): string =>
    [...parts]
      .filter(([number]) => wanted(Number(number)))
      .map(([, value]) => value)
      .join('');
  // Parts of 27 letters are cut in the middle of a word.
  const purpose = squeeze(join((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63)));
  const name = squeeze(join((number) => number === 32 || number === 33));
  const kind = squeeze(parts.get('00') ?? '');
  // Words such as `SVWZ+` say what follows; what comes before it are numbers for programs.
  const remittance = /SVWZ\+(.*)$/.exec(purpose)?.[1] ?? purpose;
  return {description: squeeze(remittance) || name || kind, counterparty: name};
}

function readSlashed(text: string): Details | null {
  const marks = [...text.matchAll(slashKeys)];
  if (marks.length === 0) return null;
  const values = new Map<string, string>();
  for (const [at, mark] of marks.entries()) {
    const from = mark.index + mark[0].length;
    values.set(mark[1] ?? '', squeeze(withoutStrokes(text.slice(from, marks[at + 1]?.index ?? text.length))));
  }
  const before = squeeze(text.slice(0, marks[0]?.index ?? 0));
  const counterparty =
    values.get('NAME') ?? nameOfParty(values.get('CNTP')) ?? values.get('BENM') ?? values.get('ORDP') ?? '';
  // `/REMI/USTD//text` is free text.
  const remittance = (values.get('REMI') ?? '').replace(/^(?:USTD|STRD)\/\//, '');
  return {description: remittance || values.get('INFO') || before || counterparty, counterparty};
}

/** `IBAN/BIC/name/place` of the other side. */
function nameOfParty(party: string | undefined): string | undefined {
  if (party === undefined) return undefined;
  return party.split('/')[2] ?? party;
}

function withoutStrokes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
