import {describeTables, hide} from '#src/data/describe/description.ts';

const describe = describeTables<object>('teammates');

/** Invitations in words. */
export const descriptions = [
  describe('invitations', {
    noun: {
      es: ['invitación', 'invitaciones'],
      en: ['invitation', 'invitations'],
      pt: ['convite', 'convites'],
    },
    feminineIn: ['es'],
    nameOf: ({email}) => email,
    fields: {
      ...hide('invitedAt', 'sentAt', 'expiresAt', 'declinedAt', 'invitedBy'),
      email: {kind: 'shown', as: 'word', label: {es: 'Correo', en: 'Email', pt: 'E-mail'}},
      role: {
        kind: 'choice',
        label: {es: 'Función', en: 'Role', pt: 'Função'},
        words: {
          manager: {es: 'Encargado/a', en: 'Manager', pt: 'Encarregado(a)'},
          bookkeeper: {es: 'Contador/a', en: 'Bookkeeper', pt: 'Contador(a)'},
        },
      },
    },
  }),
];
