import type {Encoding} from '#workers/csv-import/reading.ts';

/** Bytes that are looked at: the head of a file has its column names and many rows. */
const sampleBytes = 65_536;

/** Of the bytes above ASCII, how many a text of that script has at least where it is expected. */
const leastShare = 0.75;

/**
 * Guesses the old encoding of a text that is no UTF-8: in Latin scripts bytes above ASCII stand alone among letters, in others they stand in runs, and each
 * script in its own range.
 *
 * @returns Windows-1252 where nothing speaks for another. Rule: IMP2.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, sampleBytes);
  const high = sample.filter((byte) => byte >= 0x80);
  const share = (isOne: (byte: number) => boolean) => high.filter(isOne).length / Math.max(1, high.length);
  if (isInRuns(sample, high.length)) {
    if (countPairs(sample, isHanzi) > leastShare) return 'gb18030';
    if (countPairs(sample, isKana) > leastShare) return 'shift_jis';
    // Small letters of Cyrillic have the upper end, as most letters of a text are small.
    if (share((byte) => byte >= 0xc0 || byte === 0xb8 || byte === 0xa8) > leastShare)
      return share((byte) => byte >= 0xe0) > 0.5 ? 'windows-1251' : 'windows-1253';
    return 'windows-1252';
  }
  // ł, ą, ż, ś and their kin are signs in Windows-1252 (³, ¹, ¿), which stand beside no letter.
  if (countWithin(sample, (byte) => polish.has(byte)) >= 2) return 'windows-1250';
  return countWithin(sample, (byte) => turkish.has(byte)) >= 2 ? 'windows-1254' : 'windows-1252';
}

const polish: ReadonlySet<number> = new Set([0xb3, 0xb9, 0xbf, 0x9c, 0x9f, 0xa3, 0xaf, 0xa5, 0xbe, 0x9e, 0x9d]);
const turkish: ReadonlySet<number> = new Set([0xfd, 0xfe, 0xf0, 0xdd, 0xde, 0xd0]);

/** Whether letters are mostly above ASCII, and stand in rows of three and more. */
function isInRuns(sample: Uint8Array, count: number): boolean {
  if (count * 2 < sample.filter(isLetter).length) return false;
  let inRuns = 0;
  let run = 0;
  for (let at = 0; at <= sample.length; at += 1) {
    if ((sample[at] ?? 0) >= 0x80) run += 1;
    else {
      if (run >= 3) inRuns += run;
      run = 0;
    }
  }
  return count > 0 && inRuns > count * 0.5;
}

/** The share of bytes above ASCII that pair to characters which are common. */
function countPairs(sample: Uint8Array, isCommon: (lead: number, trail: number) => boolean): number {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at + 1 < sample.length; at += 1) {
    const lead = sample[at] ?? 0;
    if (lead < 0x80) continue;
    pairs += 1;
    if (isCommon(lead, sample[at + 1] ?? 0)) common += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : common / pairs;
}

/** The commonest characters of GB 2312, and its marks. */
function isHanzi(lead: number, trail: number): boolean {
  return ((lead >= 0xb0 && lead <= 0xd7) || lead === 0xa1 || lead === 0xa3) && trail >= 0xa1;
}

/** Kana and the first level of kanji in Shift JIS. */
function isKana(lead: number, trail: number): boolean {
  return lead >= 0x81 && lead <= 0x98 && trail >= 0x40 && trail !== 0x7f;
}

function isLetter(byte: number): boolean {
  return (byte | 32) >= 97 && (byte | 32) <= 122;
}

/** How many bytes of a kind have a letter of ASCII beside them. */
function countWithin(sample: Uint8Array, isOne: (byte: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < sample.length; at += 1)
    if (isOne(sample[at] ?? 0) && (isLetter(sample[at - 1] ?? 0) || isLetter(sample[at + 1] ?? 0))) count += 1;
  return count;
}
