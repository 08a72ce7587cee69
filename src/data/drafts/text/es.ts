/** What can be done to a draft, in Spanish, the first language and the shape of the others. */
export const es = {
  steps: 'Paso {{place}} de {{count}}, {{when}}',
  pay: 'Falta pagar, {{when}}',
  paid: 'Pagado. Falta tu cuenta para ver la empresa',
  continue: 'Continuar',
  acts: 'Más acciones de {{title}}',
  rename: 'Cambiar nombre',
  duplicate: 'Duplicar',
  discard: 'Descartar',
  discarded: 'Borrador descartado: {{title}}',
  copied: 'Copia hecha. Los números de SSN, ITIN y pasaporte no se copian.',
  copiedPlain: 'Copia hecha.',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  failed: 'No se pudo guardar en este dispositivo.',
  save: 'Guardar',
  nameHint: 'Solo lo ves tú.',
  'untitled.create': 'Empresa nueva',
  'untitled.migrate': 'Empresa por migrar',
  'untitled.crypto': 'Cuenta Cross Border Crypto',
  copyOf: '{{title}} (copia)',
  nameLabel: 'Nombre del borrador',
};

/** The shape of these texts. */
export type DraftsText = Record<keyof typeof es, string>;
