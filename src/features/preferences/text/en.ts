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
  mails: 'Email',
  mailsDates: 'Remind me of dates by email',
  mailsDatesHint:
    '60, 30, 7 and 1 days before, and once if they pass. Your home shows the dates even if you turn this off.',
  letterKeys: 'Single-letter shortcuts',
  letterKeysHint: 'Such as C for the category, or G then B to go to transactions. Those with {{mod}} always work.',
};
