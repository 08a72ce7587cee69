import type {stopActing} from '#contract/admin/log-in-as-user.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why one cannot stop seeing the product as somebody else. */
export const reasons = {
  'admin.session-over': {
    es: 'Tu sesión de administración terminó. Vuelve a iniciar sesión.',
    en: 'Your administrator session has ended. Sign in again.',
    pt: 'Sua sessão de administração terminou. Entre de novo.',
  },
} satisfies WordsFor<typeof stopActing>;
