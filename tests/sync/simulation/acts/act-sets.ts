import {decisionActNames, type DecisionActName} from './decision-acts.ts';
import {draftActNames, type DraftActName} from './draft-acts.ts';
import {layoutActNames, type LayoutActName} from './layout-acts.ts';
import {importActNames, type ImportActName} from './import-acts.ts';

/** What people do, as often as it is listed. */
const actNames = [
  'add-category',
  'add-account',
  'add-transaction',
  'add-transactions',
  'rename',
  'rename',
  'set-amount',
  'set-note',
  'set-note',
  'move-date',
  'categorise-many',
  'check',
  'open-balance',
  'delete',
  'undo',
  'undo',
  'redo',
  'discard',
  'retry',
  'correct',
  'give-up',
  'attach',
  'attach',
  'replace-file',
  'remove-file',
] as const;

/** One thing a person does. */
export type ActName =
  | (typeof actNames)[number]
  | 'rewrite-note'
  | 'choose'
  | ImportActName
  | LayoutActName
  | DecisionActName
  | DraftActName;

/** What a history is drawn from. */
export type Drawn = {
  readonly names: readonly ActName[];
  /** How much people keep to the same space and rows: the power of the numbers that choose them. */
  readonly crowd: number;
  /** How often a network that changes goes down. */
  readonly apart: number;
};

/** People who meet on the same rows, offline and on: what they edit, decide and take back. */
const moreActNames = [
  ...actNames,
  ...actNames.filter((name) => name.startsWith('set-') || name === 'categorise-many' || name.endsWith('do')),
  'set-amount',
  'rewrite-note',
  'rewrite-note',
  'rewrite-note',
  'rewrite-note',
  ...importActNames,
  ...decisionActNames,
] as const;

/** People who also choose what is theirs, on every device of theirs. */
const ownActNames = [...actNames, ...Array.from({length: 8}, () => 'choose' as const)] as const;

/** People who draft companies on several devices, and as visitors before they sign in. */
const draftNames = [...actNames, ...draftActNames, ...draftActNames] as const;

/** People who decide how files of one layout are read, and take it back. */
const layoutNames = [...actNames, ...Array.from({length: 5}, () => layoutActNames).flat(), 'remember-layout'] as const;

/** Sets of acts. Each stays as it is: a seed is its history. */
export const actSets = {
  usual: {names: actNames, crowd: 1, apart: 0.4},
  more: {names: moreActNames, crowd: 3, apart: 0.7},
  own: {names: ownActNames, crowd: 1, apart: 0.7},
  drafts: {names: draftNames, crowd: 2, apart: 0.7},
  layouts: {names: layoutNames, crowd: 2, apart: 0.7},
} as const satisfies Record<string, Drawn>;

/** The name of one of {@link actSets}. */
export type ActSet = keyof typeof actSets;

/** Whether a text names one of {@link actSets}. */
export function isActSet(text: string): text is ActSet {
  return Object.hasOwn(actSets, text);
}
