/** The texts of signing out, also to begin anew, in Spanish, the first language and the shape of the others. */
export const es = {
  title: 'Empezar de nuevo',
  ask: '¿Cerrar sesión y empezar de nuevo?',
  why: 'Aquí se empieza sin cuenta: cerramos tu sesión en este dispositivo y vas a elegir qué empresa crear.',
  addInstead: 'Crear otra empresa en mi cuenta',
  leave: 'Cerrar sesión y empezar',
  stampAlt: 'Una estampilla con un faro que alumbra una costa trazada en líneas',
  'signOut.title': '¿Cerrar sesión?',
  'signOut.text':
    'Los datos de este dispositivo se borran. Todo está sincronizado: lo encontrarás cuando vuelvas a iniciar sesión.',
  'signOut.unsentTitle_one': '{{count}} cambio sin sincronizar se perderá en este dispositivo',
  'signOut.unsentTitle_other': '{{count}} cambios sin sincronizar se perderán en este dispositivo',
  'signOut.unsentText':
    'Al cerrar sesión se borra lo que hay en este dispositivo. Puedes enviarlo o guardar una copia antes.',
  'signOut.see': 'Ver los cambios',
  'signOut.discard': 'Descartar y cerrar sesión',
  'admin.signOutText': 'En este dispositivo no queda nada tuyo.',
};

export type SignOutText = Record<keyof typeof es, string>;
