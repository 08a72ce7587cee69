import type {ListedWork} from '#contract/desk/list-work.ts';
import type {WorkKind} from '#contract/desk/work-kinds.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';

/**
 * Where work is done: `way` opens the company's steps beside the list, `documents` its documents, `bought` what it bought, `refused` what of it was not
 * paid; else it is an address; null where there is none.
 */
export type Lead =
  | 'way'
  | 'documents'
  | 'bought'
  | 'refused'
  | ((work: ListedWork, language: Language) => string | null);

const toOrder: Lead = ({orderId}, language) => (orderId === null ? null : pathTo.adminOrderOf(language, orderId));

/** Where each kind of work leads. Another kind is one more line. Rule: DSK1. */
export const leadTo: Readonly<Record<WorkKind, Lead>> = {
  'file-state': 'way',
  'take-over': 'way',
  'start-crypto': 'way',
  'ask-ein': 'way',
  'chase-ein': 'way',
  'decide-boi': 'way',
  'report-boi': 'way',
  'check-document': 'documents',
  'give-document': 'documents',
  // Sent again or taken back among those that did not come through.
  'finish-scan': ({name}, language) => pathTo.adminMailOf(language, {q: name, state: 'unsent'}),
  'find-fee': 'bought',
  'file-renewal': 'bought',
  'do-service': 'bought',
  'forward-mail': 'bought',
  'shred-mail': 'bought',
  'find-dissolution-fee': 'bought',
  dissolve: 'bought',
  'unfinished-payment': toOrder,
  'refused-payment': 'refused',
  'answer-dispute': toOrder,
};
