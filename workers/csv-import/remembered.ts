import type {ImportLayoutRow} from '#contract/bookkeeping/import-layout.ts';
import {
  askables,
  columnRoles,
  dateOrders,
  decimalMarks,
  delimiters,
  encodings,
  feeModes,
  type Askable,
  type Overrides,
  type Reading,
} from './reading.ts';
import type {EvidenceReason} from './reasons.ts';

/** What is kept of a layout: the fields of its row that a person's choices fill. */
export type LayoutChoices = Pick<
  ImportLayoutRow,
  | 'roles'
  | 'isFlipped'
  | 'dateOrder'
  | 'decimalMark'
  | 'fee'
  | 'currency'
  | 'statuses'
  | 'categories'
  | 'encoding'
  | 'delimiter'
  | 'insisted'
>;

/** What was remembered, as it applies to one file. */
export type Remembered = {
  /** What the file is read with: what it contradicts is asked. */
  readonly overrides: Overrides;
  /** Why parts of it are not applied: asked again, or of no use for this file. */
  readonly contradicted: readonly Askable[];
  readonly isUnfit: boolean;
};

/** Longest of the fields that hold JSON, in characters. */
const longestJson = 4_000;

/** What of a person's decisions is the bank's habit, and not this file's alone; null where nothing is. */
export function choicesOf(overrides: Overrides): LayoutChoices | null {
  const choices = {
    roles: pack(overrides.roles),
    isFlipped: overrides.flipSign ?? null,
    dateOrder: overrides.dateOrder ?? null,
    decimalMark: overrides.decimalMark ?? null,
    fee: overrides.fee ?? null,
    currency: overrides.currency ?? null,
    statuses: pack({...overrides.statuses, ...markTypes(overrides.types), ...markOwn(overrides)}),
    categories: pack(overrides.categories),
    encoding: overrides.encoding ?? null,
    delimiter: overrides.delimiter ?? null,
  };
  const isNone = Object.values(choices).every((value) => value === null);
  // Who answers the contrary of what the file proves is not asked again for that.
  const insisted = Object.entries(overrides.asked ?? {}).filter(([what, said]) => {
    const answer = answerTo(overrides, what);
    // Which account is meant is the next file's own matter again.
    return what !== 'source-account' && answer !== undefined && answer !== said;
  });
  return isNone ? null : {...choices, insisted: insisted.map(([what, said]) => `${what}=${said}`).join(' ')};
}

/** What was decided on one of the things that may be asked again, as a word. */
function answerTo(overrides: Overrides, what: string): string | undefined {
  // Only asked about: one of those.
  const value = overrides[fieldOf[what as Askable]];
  return value === undefined ? undefined : String(value);
}

const fieldOf = {
  sign: 'flipSign',
  'date-order': 'dateOrder',
  'decimal-mark': 'decimalMark',
  'source-account': 'sourceAccount',
} as const satisfies Record<Askable, keyof Overrides>;

/** Reads what {@link choicesOf} made, also that of another version: words that are not known here are left out. */
export function overridesOf(choices: LayoutChoices): Overrides {
  const roles = unpack(choices.roles, columnRoles);
  const statuses = unpack(choices.statuses, ['counted', 'left-out'] as const);
  const types = unmarkTypes(unpack(choices.statuses, ['debit', 'credit'] as const));
  const categories = unpackCategories(choices.categories);
  const dateOrder = oneOf(dateOrders, choices.dateOrder);
  const decimalMark = oneOf(decimalMarks, choices.decimalMark);
  const fee = oneOf(feeModes, choices.fee);
  const encoding = oneOf(encodings, choices.encoding);
  const delimiter = oneOf(delimiters, choices.delimiter);
  return {
    ...(roles && {roles}),
    ...(choices.isFlipped !== null && {flipSign: choices.isFlipped}),
    ...(dateOrder && {dateOrder}),
    ...(decimalMark && {decimalMark}),
    ...(fee && {fee}),
    ...(choices.currency !== null && {currency: choices.currency}),
    ...(statuses && {statuses}),
    ...(types && {types}),
    ...unmarkOwn(choices.statuses),
    ...(categories && {categories}),
    ...(encoding && {encoding}),
    ...(delimiter && {delimiter}),
  };
}

/** Types are kept beside statuses, under a mark that no normalised word has; a version that does not know them leaves them out. */
const typeMark = 'type:';

function markTypes(types: Overrides['types'] = {}): object {
  return Object.fromEntries(Object.entries(types).map(([name, side]) => [`${typeMark}${name}`, side]));
}

function unmarkTypes(marked: Overrides['types']): Overrides['types'] {
  if (!marked) return undefined;
  const named = Object.entries(marked).map(([name, side]) => [name.slice(typeMark.length), side] as const);
  return Object.fromEntries(named);
}

/** As types: whose rows of a file are the account's, by the file's own words. That all are is asked each time, as the next file may have more. */
const ownMarks = {sourceAccount: 'account:', ownAddress: 'address:'} as const;

function markOwn({sourceAccount, ownAddress}: Overrides): object {
  return {
    ...(typeof sourceAccount === 'string' && {[ownMarks.sourceAccount]: sourceAccount}),
    ...(ownAddress !== undefined && {[ownMarks.ownAddress]: ownAddress}),
  };
}

function unmarkOwn(text: string | null): Pick<Overrides, 'sourceAccount' | 'ownAddress'> {
  const kept = new Map<string, unknown>(Object.entries(parse(text)));
  const [sourceAccount, ownAddress] = [kept.get(ownMarks.sourceAccount), kept.get(ownMarks.ownAddress)];
  return {
    ...(typeof sourceAccount === 'string' && {sourceAccount}),
    ...(typeof ownAddress === 'string' && {ownAddress}),
  };
}

function pack(decisions: object | undefined): string | null {
  if (!decisions || Object.keys(decisions).length === 0) return null;
  const text = JSON.stringify(decisions);
  return text.length > longestJson ? null : text;
}

/** Another program may have written it: what is no object of JSON is as good as nothing. */
function parse(text: string | null): object {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function unpackCategories(text: string | null): Overrides['categories'] {
  const kept = Object.entries(parse(text)).filter(
    (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function unpack<Value extends string>(
  text: string | null,
  known: readonly Value[],
): Readonly<Record<string, Value>> | undefined {
  const kept = Object.entries(parse(text)).flatMap(([key, value]) => {
    const word = oneOf(known, value);
    return word ? [[key, word] as const] : [];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function oneOf<Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((one) => one === value);
}

/** Evidence of a file's own rows that would have caught the contrary. */
const proofs: Readonly<Record<Exclude<Askable, 'source-account'>, readonly EvidenceReason[]>> = {
  sign: ['balance-proves', 'net-proves', 'purchases-negative', 'purchases-positive', 'earlier-imports'],
  'date-order': ['day-above-12', 'month-above-12', 'year-first', 'month-names', 'other-column', 'header-format'],
  'decimal-mark': ['both-marks', 'decimals-after-mark', 'repeated-grouping', 'leading-zero'],
};

/**
 * What is remembered of a layout, for one file of it: what the file's own rows, or the account's, prove to be otherwise is asked again; what cannot be
 * meant for it, since rows are unreadable with it that are fine without, is left out.
 *
 * @param fresh the file as it is read without anything remembered. @param readUnder reads it with decisions.
 * Rule: IMP30.
 */
export function applyRemembered(
  fresh: Reading,
  choices: LayoutChoices,
  readUnder: (overrides: Overrides) => Reading | null,
): Remembered {
  const {sourceAccount, ownAddress, ...others} = overridesOf(choices);
  // Which columns name accounts and addresses may have been said too.
  const isMeant = sourceAccount !== undefined || ownAddress !== undefined;
  const said = (isMeant ? readUnder(others) : null) ?? fresh;
  const kept = meantFor(said, overridesOf(choices));
  const insisted = choices.insisted.split(' ');
  const asked: Partial<Record<Askable, string>> = {};
  for (const what of askables) {
    const [proved, chosen] = [proofOf(what === 'source-account' ? said : fresh, what, kept), answerTo(kept, what)];
    const isContradicted = proved !== null && chosen !== undefined && proved !== chosen;
    if (isContradicted && !insisted.includes(`${what}=${proved}`)) asked[what] = proved;
  }
  const contradicted = askables.filter((what) => asked[what] !== undefined);
  const dropped = new Set<string>(contradicted.map((what) => fieldOf[what]));
  const rest = Object.fromEntries(Object.entries(kept).filter(([name]) => !dropped.has(name)));
  const overrides: Overrides = {...rest, ...(contradicted.length > 0 && {asked})};
  const under = readUnder(overrides);
  if (under && under.counts.errors <= fresh.counts.errors) return {overrides, contradicted, isUnfit: false};
  return {overrides: {}, contradicted: [], isUnfit: true};
}

/** An address that the file does not ask about, and an account where it has none, are of no use for it. */
function meantFor({addresses, sourceAccounts}: Reading, choices: Overrides): Overrides {
  const {ownAddress, sourceAccount, ...kept} = choices;
  return {
    ...kept,
    ...(ownAddress !== undefined && addresses.includes(ownAddress) && {ownAddress}),
    ...(sourceAccount !== undefined && sourceAccounts.length > 0 && {sourceAccount}),
  };
}

/** What a file's own rows, or those that the account has, prove; null where they prove nothing. */
function proofOf(fresh: Reading, what: Askable, {flipSign, sourceAccount}: Overrides): string | null {
  if (what === 'source-account') {
    const names = fresh.sourceAccounts.map(({name}) => name);
    return sourceAccount && names.includes(sourceAccount) ? null : (names[0] ?? null);
  }
  const found = {sign: fresh.sign, 'date-order': fresh.dateOrder, 'decimal-mark': fresh.decimalMark}[what];
  if (what === 'sign' && fresh.isFlippedBefore !== null && fresh.isFlippedBefore !== flipSign)
    return String(fresh.isFlippedBefore);
  if (!proofs[what].includes(found.because.reason)) return null;
  if (what !== 'sign') return found.value;
  return fresh.questions.includes('import.choose-sign') ? null : String(found.value === 'flipped');
}
