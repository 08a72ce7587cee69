import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('companies');

/** Companies and who works on them, in words. */
export const descriptions = [
  describe('companies', {
    noun: 'company',
    feminineIn: ['es', 'pt'],
    nameOf: ({name}) => name,
    fields: {
      ...hide('origin', 'createdAt'),
      name: {kind: 'text', label: 'fieldName', maxLength: 120},
      type: {kind: 'text', label: 'typeLabel'},
      state: {kind: 'text', label: 'stateLabel'},
    },
  }),
  describe('memberships', {
    noun: 'member',
    feminineIn: [],
    nameOf: ({name}) => name,
    fields: {
      ...hide('userId'),
      role: {
        kind: 'choice',
        label: 'fieldRole',
        words: {owner: 'role.owner', manager: 'role.manager', bookkeeper: 'role.bookkeeper'},
      },
      name: {kind: 'text', label: 'fieldName'},
      email: {kind: 'text', label: 'fieldEmail'},
    },
  }),
];
