/** What every wizard says, in Spanish, the first language and the shape of the others. */
export const es = {
  steps: 'Pasos',
  progress: 'Paso {{place}} de {{count}}',
  progressSteps: 'Paso {{place}} de {{count}}: ver los pasos',
  next: 'Continuar',
  back: 'Atrás',
  review: 'Revisa tus respuestas',
  change: 'Cambiar',
  empty: 'No indicado',
  kept: 'Guardado en este dispositivo',
  synced: 'Sincronizado',
  later: 'Se enviará al volver la conexión.',
  offline: 'Sin conexión: puedes seguir.',
  done: 'Completado',
  current: 'En curso',
  ahead: 'No iniciado',
  wrong: 'Hay un problema',
};

export type WizardText = Record<keyof typeof es, string>;
