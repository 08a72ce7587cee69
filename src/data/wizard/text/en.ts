import type {WizardText} from './es.ts';

export const en: WizardText = {
  steps: 'Steps',
  progress: 'Step {{place}} of {{count}}',
  progressSteps: 'Step {{place}} of {{count}}: see the steps',
  next: 'Continue',
  back: 'Back',
  review: 'Check your answers',
  change: 'Change',
  empty: 'Not given',
  kept: 'Saved on this device',
  synced: 'Synced',
  later: 'It will be sent when the connection is back.',
  offline: 'You’re offline: you can go on.',
  done: 'Completed',
  current: 'In progress',
  ahead: 'Not started',
  wrong: 'There is a problem',
};
