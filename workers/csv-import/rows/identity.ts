import {normaliseText} from '#workers/csv-import/file/normalise.ts';
import {createHasher} from '#sync/store/sha256.ts';
import {toHex} from '#sync/store/bytes.ts';

/** What tells transactions apart. */
export type IdentityParts = {
  /** The bank's own id of the transaction; empty where there is none. */
  readonly bankId: string;
  readonly date: string;
  readonly amountUnits: number;
  /** See {@link identityText}; empty where there is a bank's id. */
  readonly text: string;
  readonly balanceUnits: number | null;
  /** `fee` for a fee booked apart from the transaction it belongs to. */
  readonly part: '' | 'fee';
};

const longestText = 160;

/** A shorter id may be a number that starts again every day or year; the date then stands beside it. */
const shortestUniqueId = 9;

/**
 * Names a transaction so that every export of it, by whatever form, gives the same name: nothing of the file's shape is in it.
 * A bank's id may be shared by a transaction and its fee, so the amount stands beside it (a type column is not in every export).
 * Rule: IMP5.
 */
export function identityOf(parts: IdentityParts): string {
  const part = parts.part === '' ? '' : `|${parts.part}`;
  if (parts.bankId !== '') {
    const id = parts.bankId.length < shortestUniqueId ? `${parts.bankId}|${parts.date}` : shorten(parts.bankId);
    return `id|${id}|${parts.amountUnits}${part}`;
  }
  // The balance stands last: banks show some transactions before they know the balance after them.
  return `row|${parts.date}|${parts.amountUnits}|${parts.text}|${parts.balanceUnits ?? ''}`;
}

/** What a description adds to an identity. The first description column only: banks add others over time. */
export function identityText(description: string): string {
  return shorten(normaliseText(description));
}

function shorten(text: string): string {
  if (text.length <= longestText) return text;
  const hash = createHasher(new Uint8Array(0))(text);
  return `${text.slice(0, longestText - 17)}~${toHex(hash.subarray(0, 8))}`;
}

/** A number that equal identities share, and different ones hardly ever; made of the parts, before they are one long text. */
export function identityKey({bankId, date, amountUnits, text, balanceUnits}: IdentityParts): number {
  const amount = Math.imul(amountUnits, 0x9e3779b1);
  if (bankId !== '') return mixCharacters(amount, bankId);
  return mixCharacters(mixCharacters(amount ^ Math.imul(balanceUnits ?? -1, 0xc2b2ae35), date), text);
}

function mixCharacters(start: number, text: string): number {
  let mixed = start;
  for (let index = 0; index < text.length; index += 1) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  return mixed;
}

/**
 * Counts equals, so that two true twins keep two names: `…|1` and `…|2`. Texts are compared only where their keys meet: hashing
 * 100,000 long texts costs more than all the rest of naming them.
 *
 * @param capacity how many identities there are at most.
 */
export function createOrdinals(capacity: number): (identity: string, key: number) => string {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(8, capacity * 2))));
  const mask = slots.length - 1;
  const seen: string[] = [];
  const counts: number[] = [];
  return (identity, key) => {
    let slot = (key ^ (key >>> 15)) & mask;
    for (;;) {
      const place = (slots[slot] ?? 0) - 1;
      if (place < 0) {
        slots[slot] = seen.push(identity);
        counts.push(1);
        return `${identity}|1`;
      }
      if (seen[place] === identity) {
        const count = (counts[place] ?? 0) + 1;
        counts[place] = count;
        return `${identity}|${count}`;
      }
      slot = (slot + 1) & mask;
    }
  };
}

/** What an identity made here says. */
export type NamedParts = {
  /** Empty where the row has none. */
  readonly bankId: string;
  readonly amountUnits: number;
  /** Null where the bank's id stands for it. */
  readonly date: string | null;
  readonly text: string | null;
  readonly hasBalance: boolean;
};

/** Reads what an identity says, as the file had it, whatever a person has edited since; null for what was not made here. */
export function readIdentity(identity: string): NamedParts | null {
  const parts = identity.split('|');
  if (parts[0] === 'row' && parts.length === 6) {
    const [, date = '', amount = '', text = '', balance = ''] = parts;
    return {bankId: '', amountUnits: Number(amount), date, text, hasBalance: balance !== ''};
  }
  if (parts[0] !== 'id' || parts.length < 4) return null;
  const end = parts.at(-2) === 'fee' ? -3 : -2;
  const id = parts.slice(1, end);
  const last = id.at(-1) ?? '';
  const isDated = id.length > 1 && /^\d{4}-\d\d-\d\d$/.test(last);
  return {
    bankId: (isDated ? id.slice(0, -1) : id).join('|'),
    amountUnits: Number(parts.at(end)),
    date: isDated ? last : null,
    text: null,
    hasBalance: false,
  };
}

/** The same identity with the next number among equals. */
export function nextIdentity(identity: string): string {
  const at = identity.lastIndexOf('|') + 1;
  return `${identity.slice(0, at)}${Number(identity.slice(at)) + 1}`;
}

const hexDigits = new TextEncoder().encode('0123456789abcdef');
const dash = 45;

/** Characters of a UUID as text. */
const idLength = 36;

/**
 * Makes the ids of an account's imported rows: a UUIDv8 of SHA-256 over space, account and identity,
 * so that two devices importing the same file make the same rows, and importing again makes none.
 *
 * @returns a maker of the ids of many identities, in their order.
 * Rule: IMP5.
 */
export function createRowIds(spaceId: string, accountId: string): (identities: readonly string[]) => string[] {
  // Two UUIDs in hex without dashes are 64 bytes: exactly one block of the hash.
  const hash = createHasher(new TextEncoder().encode(`${spaceId}${accountId}`.replaceAll('-', '')));
  return (identities) => {
    // All of them as one text that is cut up: putting 100,000 ids together from pairs of digits takes longer than hashing them.
    const letters = new Uint8Array(identities.length * idLength);
    for (const [place, identity] of identities.entries()) writeUuid(hash(identity), letters, place * idLength);
    const text = new TextDecoder().decode(letters);
    return identities.map((_, place) => text.slice(place * idLength, (place + 1) * idLength));
  };
}

function writeUuid(bytes: Uint8Array, letters: Uint8Array, start: number): void {
  let at = start;
  for (let index = 0; index < 16; index += 1) {
    let byte = bytes[index] ?? 0;
    if (index === 6) byte = 0x80 | (byte & 0x0f);
    if (index === 8) byte = 0x80 | (byte & 0x3f);
    letters[at] = hexDigits[byte >> 4] ?? 0;
    letters[at + 1] = hexDigits[byte & 15] ?? 0;
    at += 2;
    if (index === 3 || index === 5 || index === 7 || index === 9) {
      letters[at] = dash;
      at += 1;
    }
  }
}
