import type {es} from './es.ts';

/** See the Spanish ones. */
export const en = {
  searchHint: 'Words, or for example amount>100, category:, without-receipt, last-quarter',
  searchOffers: 'What you can search for',
  searchOffered_one: '{{count}} option. Down arrow to choose.',
  searchOffered_other: '{{count}} options. Down arrow to choose.',
  searchTaken: 'Filter added: {{filter}}',
  searchBack: 'Filter back in the field: {{filter}}',
  searchNoted: '“{{typed}}” is not used: {{why}}',
  trouble_value: 'enter a value after the colon.',
  trouble_amount: 'amounts have no sign, as in amount>100 or amount:100..200.',
  'trouble_amounts-reversed': 'the smaller amount goes first.',
  trouble_date: 'this is not a date. Try 2026-03, march or last-quarter.',
  'trouble_days-reversed': 'the first date goes first.',
  trouble_category: 'no category has that name. Choose one from the list.',
  trouble_account: 'no account has that name. Choose one from the list.',
  'trouble_yes-no': 'the answer is yes or no; you can only ask for what is not synced yet: synced:no.',
  trouble_sign: 'the direction is in or out.',
  trouble_currency: 'enter a currency code, such as USD or EUR.',
  trouble_suggestion: 'the suggestion is sure, unsure or unknown.',
  trouble_import: 'open the import from its history to see its transactions.',
  'trouble_no-negation': 'this cannot be left out with a minus. Enter what you do want to see.',
} satisfies Record<keyof typeof es, string>;
