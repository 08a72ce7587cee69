/** Words of statements. */
export const es = {
  statements: 'Estados de cuenta',
  statementsText: 'Elige una cuenta y un mes. El PDF se hace en este dispositivo, también sin conexión.',
  statementMonth: 'Mes',
  statementMake: 'Generar PDF',
  statementMaking: 'Generando el PDF…',
  statementReady: 'Estado de cuenta listo',
  statementIn: 'Entradas',
  statementOut: 'Salidas',
  statementClosing: 'Saldo final',
  statementPages: 'Páginas',
  statementDownload: 'Descargar',
  statementOpen: 'Abrir',
  statementFile: 'estado-de-cuenta',
  statementFailed: 'No se pudo generar el PDF. Inténtalo de nuevo.',
  statementNoAccount: 'Agrega una cuenta para hacer sus estados de cuenta',
  statementMissing_one:
    'Falta {{count}} carácter: su tipo de letra aún no está en este dispositivo. Conéctate y hazlo de nuevo.',
  statementMissing_other:
    'Faltan {{count}} caracteres: sus tipos de letra aún no están en este dispositivo. Conéctate y hazlo de nuevo.',
  statementQuiet: 'Sin movimientos en este mes.',
};
