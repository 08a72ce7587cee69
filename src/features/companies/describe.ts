import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('companies');

const name = {es: 'Nombre', en: 'Name', pt: 'Nome'};

/** Companies and who works on them, in words. */
export const descriptions = [
  describe('companies', {
    noun: {es: ['empresa', 'empresas'], en: ['company', 'companies'], pt: ['empresa', 'empresas']},
    feminineIn: ['es', 'pt'],
    nameOf: ({name}) => name,
    fields: {
      ...hide('origin', 'createdAt'),
      name: {kind: 'text', label: name, maxLength: 120},
      type: {kind: 'text', label: 'typeLabel'},
      state: {kind: 'text', label: 'stateLabel'},
    },
  }),
  describe('memberships', {
    noun: {
      es: ['miembro del equipo', 'miembros del equipo'],
      en: ['team member', 'team members'],
      pt: ['membro da equipe', 'membros da equipe'],
    },
    feminineIn: [],
    nameOf: ({name}) => name,
    fields: {
      ...hide('userId'),
      role: {
        kind: 'choice',
        label: {es: 'Función', en: 'Role', pt: 'Função'},
        words: {owner: 'role.owner', manager: 'role.manager', bookkeeper: 'role.bookkeeper'},
      },
      name: {kind: 'text', label: name},
      email: {kind: 'text', label: {es: 'Correo', en: 'Email', pt: 'E-mail'}},
    },
  }),
];
