import type {SignOutText} from './es.ts';

export const pt: SignOutText = {
  title: 'Começar de novo',
  ask: 'Sair da conta e começar de novo?',
  why: 'Aqui se começa sem conta: você sai da conta neste dispositivo e escolhe qual empresa abrir.',
  addInstead: 'Abrir outra empresa na minha conta',
  leave: 'Sair e começar',
  stampAlt: 'Um selo com um farol que ilumina uma costa traçada em linhas',
  'signOut.title': 'Sair da conta?',
  'signOut.text':
    'Os dados deste dispositivo são apagados. Está tudo sincronizado: você os encontrará ao entrar de novo.',
  'signOut.unsentTitle_one': '{{count}} alteração não sincronizada será perdida neste dispositivo',
  'signOut.unsentTitle_other': '{{count}} alterações não sincronizadas serão perdidas neste dispositivo',
  'signOut.unsentText': 'Ao sair, o que está neste dispositivo é apagado. Você pode enviar ou guardar uma cópia antes.',
  'signOut.see': 'Ver as alterações',
  'signOut.discard': 'Descartar e sair',
  'admin.signOutText': 'Nada seu fica neste dispositivo.',
};
