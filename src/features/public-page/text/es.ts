export const es = {
  title: 'Esta página aún no está en este dispositivo',
  lead: 'No hay conexión. Las páginas que ya visitaste se pueden leer sin ella; esta se abrirá en cuanto vuelva.',
  again: 'Reintentar',
  drafts: 'Lo que empezaste',
  toDashboard: 'Ir a mi panel',
  home: 'Sitio público',
  requirements: 'Requisitos',
  faq: 'Preguntas frecuentes',
  bankingFaq: 'Preguntas de banca y cripto',
  blog: 'Blog',
  contact: 'Contacto',
  privacy: 'Privacidad',
  terms: 'Términos',
};

/** The keys every language has. */
export type PublicPageText = Readonly<Record<keyof typeof es, string>>;
