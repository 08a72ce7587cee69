/** The words of the page inside an archive. Spanish is the first language and so the shape. */
export const es = {
  fileName: 'LEEME.txt',
  title: 'Tus datos de Faro',
  made: 'Esta copia se hizo el {day}. Tiene todo lo que puedes ver en Faro con tu función en cada empresa.',
  forms:
    'Cada tabla está dos veces: en CSV, para abrirla en una hoja de cálculo, y en JSON, en la carpeta data, que es la versión exacta.',
  csv: 'En los CSV, un texto que una hoja de cálculo tomaría por fórmula empieza con un apóstrofo. Los importes (…Units) están en la unidad más pequeña de su moneda, como centavos.',
  personal: 'Lo tuyo',
  data: 'las mismas tablas en JSON',
  files: 'comprobantes y documentos',
  invoices: 'facturas y notas de crédito en PDF',
  signed: 'el documento de constitución tal como se firmó, con la prueba de la firma',
  refused: 'cambios que no se aceptaron, como los escribiste',
  missing: 'Estos archivos no están incluidos, porque no se pudieron traer a este dispositivo:',
  sealed: 'Los números y documentos de identidad van cifrados en Faro y no están en ninguna copia:',
  manifest: 'manifest.json dice qué contiene esta copia, con la huella SHA-256 de cada parte.',
  back: 'Esta copia se puede leer en una empresa vacía de Faro: Llévate todo > Leer una copia.',
};

/** Every language has the same words. */
export type ArchiveText = Record<keyof typeof es, string>;
