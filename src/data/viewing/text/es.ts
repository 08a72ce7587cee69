/** What is said of a file that is shown, in Spanish, the first language and the shape of the others. */
export const es = {
  page: 'Página {{number}} de {{count}}',
  paintTrouble: 'Esta página no se pudo dibujar. Descarga el documento para verla.',
  paintTroubleHere: 'Esta página no se pudo dibujar. Cierra el documento y ábrelo de nuevo.',
  notDrawn: 'Este navegador no puede mostrar esta imagen.',
  downloadInstead: 'Descarga el archivo y ábrelo con otro programa.',
  askAnother: 'No se descarga porque va sellado: pide al titular que lo suba en PDF o JPG, sin contraseña.',
};

export type ViewingText = Record<keyof typeof es, string>;
