/** Words of exporting the list of movements. */
export const es = {
  exportRows: 'Exportar',
  exportRowsAct: 'Exportar la lista',
  exportTitle_one: 'Exportar {{count}} movimiento',
  exportTitle_other: 'Exportar {{count}} movimientos',
  exportArchive: '¿Lo quieres todo, con los comprobantes? Llévate todo',
  exportWhole: 'Se exportan los movimientos de la lista con los filtros de ahora, en su orden.',
  exportMarked: 'Se exportan los movimientos seleccionados, en el orden de la lista.',
  exportFormat: 'Formato',
  exportFormat_xlsx: 'Excel (.xlsx)',
  exportHint_xlsx: 'Con fechas y números. También para Numbers, LibreOffice y Google Sheets.',
  'exportFormat_csv-semicolon': 'CSV con punto y coma',
  'exportHint_csv-semicolon': 'Con coma decimal (1234,56), como lo abre Excel en la mayoría de los países.',
  'exportFormat_csv-comma': 'CSV con comas',
  'exportHint_csv-comma': 'Con punto decimal (1234.56), para otros programas y para Excel en México o Estados Unidos.',
  exportTooLong: 'Una hoja de Excel no alcanza para tantas filas.',
  exportRunning: 'Escribiendo el archivo',
  exportProgress: '{{done}} de {{count}}',
  exportFailed: 'No se pudo escribir el archivo. Inténtalo de nuevo o elige otro formato.',
  exportColStatus: 'Estado',
  exportColBalance: 'Saldo según el banco',
  exportColId: 'Identificador en Faro',
};

export type ExportText = Record<keyof typeof es, string>;
