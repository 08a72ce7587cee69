export const es = {
  title: 'Esta página aún no está en este dispositivo',
  lead: 'No hay conexión. Las páginas que ya visitaste se pueden leer sin ella; esta se abrirá en cuanto vuelva.',
  again: 'Intentar de nuevo',
  toDashboard: 'Ir a mi panel',
};

/** The keys every language has. */
export type PublicPageText = Readonly<Record<keyof typeof es, string>>;
