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
  mailsDatesHint:
    '60, 30, 7 y 1 días antes, y una vez si se pasan. Aunque lo apagues, de lo que exige la ley avisa la campana y te escribimos una semana antes y una vez si se pasa; tu inicio muestra todas las fechas.',
  calendar: 'Calendario',
  calendarLead: 'Las fechas de todas tus empresas en tu calendario, al día por sí solas.',
  calendarOff: 'Todavía no tiene dirección.',
  calendarOn: 'La dirección funciona desde: {{day}}.',
  calendarMake: 'Crear la dirección',
  calendarRenew: 'Crear otra dirección',
  calendarRenewHint:
    'Con otra dirección, la anterior deja de funcionar al momento. Quien la tenga ve los nombres de tus empresas y sus fechas: no la compartas.',
  calendarStop: 'Apagar',
  calendarStopped: 'El calendario ya no tiene dirección',
  calendarOnce: 'Copia la dirección ahora: no se vuelve a mostrar. Si la pierdes, crea otra.',
  calendarCopy: 'Copiar la dirección',
  calendarCopied: 'Dirección copiada',
  calendarOffline: 'Necesitas conexión para ver o cambiar la dirección.',
  calendarUnread: 'No pudimos leer si ya tiene dirección. Inténtalo más tarde.',
  calendarGoogle: 'En Google Calendar',
  calendarGoogleHow:
    'En una computadora: Otros calendarios, el signo más, Desde URL. Pega la dirección y elige Agregar calendario. Google tarda hasta un día en mostrar cambios.',
  calendarApple: 'En el iPhone o el Mac',
  calendarAppleHow:
    'iPhone: en Calendario, Calendarios, Agregar calendario, Agregar calendario de suscripción. Mac: en Calendario, Archivo, Nueva suscripción a calendario. Pega la dirección.',
  calendarOutlook: 'En Outlook',
  calendarOutlookHow:
    'En Calendario: Agregar calendario, Suscribirse desde la web. Pega la dirección y elige Importar.',
  letterKeys: 'Atajos de una sola letra',
  letterKeysHint:
    'Como C para la categoría o G y después B para ir a los movimientos. Los que usan {{mod}} siempre funcionan.',
};

export type PreferencesText = Record<keyof typeof es, string>;
