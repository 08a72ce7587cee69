import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  pick_decide: 'In the categories: choose, mark as reviewed and go on to the next one',
  pick_only: 'In the categories: choose without marking as reviewed',
  pickMake: 'Create “{{name}}”',
  categoryMade: 'Category “{{name}}” created ({{kind}})',
  categoryTakenOut: 'The category “{{name}}” was archived and is in use again',
  pickFootDecide: 'choose and go on',
  pickFootOnly: 'choose only',
  odd_income: 'This is an income category and money goes out here. Use it if you refund a customer.',
  odd_expense: 'This is an expense category and money comes in here. Use it if a payment was refunded to you.',
  'odd_owner-contribution': 'Owner contributions come in, and money goes out here.',
  odd_distribution: 'Owner distributions go out, and money comes in here.',
  reviewDoneHere: 'All reviewed with these filters',
  reviewLeft_one: '{{count}} transaction outside them is left to review.',
  reviewLeft_other: '{{count}} transactions outside them are left to review.',
  reviewRest: 'Review the rest',
  reviewProgress: '{{done}} of {{all}} reviewed',
};
