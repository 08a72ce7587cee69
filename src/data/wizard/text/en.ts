import type {WizardText} from './es.ts';

export const en: WizardText = {
  steps: 'Steps',
  progress: 'Step {{place}} of {{count}}',
  next: 'Continue',
  back: 'Back',
  review: 'Check your answers',
  change: 'Change',
  empty: 'Not given',
  kept: 'Saved on this device',
  synced: 'Synced',
  later: 'It will be sent when the connection is back.',
  done: 'Completed',
  current: 'In progress',
  ahead: 'Not started',
  wrong: 'There is a problem',
};
