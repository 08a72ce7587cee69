/** Texts of the notification centre. */
export const es = {
  title: 'Avisos',
  clear: 'Borrar todo',
  see: 'Ver',
  seeWhat: 'Ver: {{text}}',
  unread: 'Sin leer',
  emptyTitle: 'Sin avisos',
  emptyText:
    'Aquí queda lo que te avisamos: lo que se hizo, lo que falló y dónde verlo. Se guarda en este dispositivo.',
};

export type NoticesText = Record<keyof typeof es, string>;
