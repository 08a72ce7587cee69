/** What can be read only, in Spanish, the shape of the others. */
export const es = {
  lapsed:
    'El plan de {{company}} terminó el {{day}}. Puedes leer y exportar todo; para volver a trabajar, hay que renovarlo.',
  lapsedTheirs:
    'El plan de {{company}} terminó el {{day}}. Puedes leer y exportar todo; para volver a trabajar, lo renueva quien es titular.',
  renew: 'Renovar el plan',
  closed: 'La empresa está disuelta: solo se puede leer.',
  closedText: 'Lo que hiciste sigue aquí, y puedes llevártelo todo. Ya no se puede cambiar nada.',
  cannot: 'El plan terminó: por ahora solo se puede leer.',
  cannotText: 'Lo que hiciste sigue aquí, y nada se borra. Cuando se renueve el plan, todo vuelve a poder cambiarse.',
};

/** The texts of what can be read only, in another language. */
export type LocksText = Record<keyof typeof es, string>;
