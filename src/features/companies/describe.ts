import {describeTables} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('companies');

/** Companies and who works on them, in words. */
export const descriptions = [
  describe('companies', {
    noun: 'company',
    nameOf: ({name}) => name,
    fields: {
      name: {kind: 'text', label: 'fieldName', maxLength: 120},
      type: {kind: 'text', label: 'typeLabel'},
      origin: 'hidden',
      state: {kind: 'text', label: 'stateLabel'},
      createdAt: 'hidden',
    },
  }),
  describe('memberships', {
    noun: 'member',
    nameOf: ({name}) => name,
    fields: {
      userId: 'hidden',
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
