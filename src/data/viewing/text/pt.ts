import type {ViewingText} from './es.ts';

export const pt: ViewingText = {
  page: 'Página {{number}} de {{count}}',
  paintTrouble: 'Não deu para desenhar esta página. Baixe o documento para ver.',
  paintTroubleHere: 'Não deu para desenhar esta página. Feche o documento e abra de novo.',
  notDrawn: 'Este navegador não consegue mostrar esta imagem.',
  downloadInstead: 'Baixe e abra com outro programa.',
  askAnother: 'Não é baixado porque está selado: peça ao titular que envie em PDF ou JPG, sem senha.',
};
