import type {PreferencesText} from './es.ts';

export const en: PreferencesText = {
  title: 'Preferences',
  lead: 'They apply at once. Theme, rows and keyboard follow you to all your devices.',
  look: 'Appearance',
  themeSystem: 'As the system',
  density: 'Row height',
  densityHint: 'On touch screens rows are never lower than a finger.',
  density_comfortable: 'Comfortable',
  density_normal: 'Normal',
  density_compact: 'Compact',
  motion: 'Animations follow your system settings.',
  formats: 'Language and formats',
  locale: 'Numbers and dates',
  localeAuto: 'As your browser',
  privacy: 'Privacy',
  hideAmounts: 'Hide amounts',
  hideAmountsHint: 'They stay blurred until you point at them or reach them by keyboard ({{keys}} switches it).',
  keyboard: 'Keyboard',
  letterKeys: 'Single-letter shortcuts',
  letterKeysHint: 'Such as C for the category, or G then B to go to transactions. Those with {{mod}} always work.',
};
