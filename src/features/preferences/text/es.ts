/** Texts of the preferences. */
export const es = {
  title: 'Preferencias',
  lead: 'Se aplican al momento. El tema, las filas y el teclado te siguen a todos tus dispositivos.',
  look: 'Apariencia',
  themeSystem: 'Como el sistema',
  density: 'Altura de las filas',
  densityHint: 'En pantallas táctiles las filas nunca son más bajas que un dedo.',
  density_comfortable: 'Cómoda',
  density_normal: 'Normal',
  density_compact: 'Compacta',
  motion: 'Las animaciones siguen la configuración de tu sistema.',
  formats: 'Idioma y formatos',
  locale: 'Números y fechas',
  localeAuto: 'Como tu navegador',
  privacy: 'Privacidad',
  hideAmounts: 'Ocultar importes',
  hideAmountsHint: 'Se ven borrosos hasta que pasas el cursor o el foco por ellos ({{keys}} lo cambia).',
  keyboard: 'Teclado',
  mails: 'Correos',
  mailsDates: 'Recordarme las fechas por correo',
  mailsDatesHint: '60, 30, 7 y 1 días antes, y una vez si se pasan. Las fechas se ven en tu inicio aunque lo apagues.',
  letterKeys: 'Atajos de una sola letra',
  letterKeysHint:
    'Como C para la categoría o G y después B para ir a los movimientos. Los que usan {{mod}} siempre funcionan.',
};

export type PreferencesText = Record<keyof typeof es, string>;
