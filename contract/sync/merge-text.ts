/** A stretch of the original (`start` up to `end`) that somebody replaced by other words. */
type Edit = {start: number; end: number; words: readonly string[]};

/** Above this many comparisons a text is treated as one edit: a note is never worth a frozen thread. */
const maxComparisons = 4_000_000;

/**
 * Merges two people's versions of one text, word by word, where they changed different parts of the original.
 *
 * @returns the merged text, or null when both changed the same part: then a person decides.
 * Where both made the same edit it counts once. The same whichever of the two comes first. Rule: SYN5.
 */
export function mergeText(original: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === original) return mine;
  if (mine === original) return theirs;
  const words = splitWords(original);
  const edits = joinEdits(findEdits(words, splitWords(mine)), findEdits(words, splitWords(theirs)));
  if (!edits) return null;
  const merged: string[] = [];
  let at = 0;
  for (const edit of edits) {
    merged.push(...words.slice(at, edit.start), ...edit.words);
    at = edit.end;
  }
  return [...merged, ...words.slice(at)].join('');
}

/** Words and the spaces between them, so that joining gives the text back. */
function splitWords(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

/** Both people's edits in order, or null when two different ones touch. */
function joinEdits(mine: readonly Edit[], theirs: readonly Edit[]): Edit[] | null {
  const joined: Edit[] = [];
  let left = 0;
  let right = 0;
  while (left < mine.length || right < theirs.length) {
    const one = mine[left];
    const other = theirs[right];
    if (one && other && isSameEdit(one, other)) {
      joined.push(one);
      left += 1;
      right += 1;
    } else if (one && (!other || one.end < other.start)) {
      joined.push(one);
      left += 1;
    } else if (other && (!one || other.end < one.start)) {
      joined.push(other);
      right += 1;
    } else return null;
  }
  return joined;
}

function isSameEdit(one: Edit, other: Edit): boolean {
  return one.start === other.start && one.end === other.end && one.words.join('') === other.words.join('');
}

/** What was replaced to get from `before` to `after`: edits in order, with at least one kept word between two of them. */
function findEdits(before: readonly string[], after: readonly string[]): Edit[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(before.length, after.length);
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const middleBefore = before.slice(head, before.length - tail);
  const middleAfter = after.slice(head, after.length - tail);
  if (middleBefore.length === 0 && middleAfter.length === 0) return [];
  const kept =
    middleBefore.length * middleAfter.length > maxComparisons ? [] : findCommonWords(middleBefore, middleAfter);
  return editsBetween(middleBefore.length, middleAfter, kept).map((edit) => ({
    start: edit.start + head,
    end: edit.end + head,
    words: edit.words,
  }));
}

/** The gaps between the kept words. */
function editsBetween(beforeLength: number, after: readonly string[], kept: readonly [number, number][]): Edit[] {
  const edits: Edit[] = [];
  let start = 0;
  let from = 0;
  for (const [end, until] of [...kept, [beforeLength, after.length] as const]) {
    if (end > start || until > from) edits.push({start, end, words: after.slice(from, until)});
    start = end + 1;
    from = until + 1;
  }
  return edits;
}

/** A longest common subsequence, as pairs of places in both. */
function findCommonWords(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
