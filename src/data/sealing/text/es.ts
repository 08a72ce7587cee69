/** What every field with a sealed number says, in Spanish, the first language and the shape of the others. */
export const es = {
  hint: 'Se cifra en este dispositivo mientras lo escribes.',
  sealed: 'Cifrado en este dispositivo. Solo se abre para presentar un formulario, y queda anotado.',
  change: 'Cambiar',
  remove: 'Quitar',
  offline:
    'Para cifrar este número por primera vez hace falta conexión. Lo que escribiste sigue aquí mientras no cierres la página.',
};

export type SealingText = Record<keyof typeof es, string>;
