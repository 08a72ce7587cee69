/** The texts of leaving to begin anew, in Spanish, the first language and the shape of the others. */
export const es = {
  title: 'Empezar de nuevo',
  ask: '¿Cerrar sesión y empezar de nuevo?',
  why: 'Aquí se empieza sin cuenta: cerramos tu sesión en este dispositivo y vas a elegir qué empresa crear.',
  addInstead: 'Agregar una empresa a mi cuenta',
  leave: 'Cerrar sesión y empezar',
  stampAlt: 'Una estampilla con un faro que alumbra una costa trazada en líneas',
};

export type SignOutText = Record<keyof typeof es, string>;
