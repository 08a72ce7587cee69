import type {DraftsText} from './es.ts';

/** What can be done to a draft, in Portuguese. */
export const pt: DraftsText = {
  steps: 'Etapa {{place}} de {{count}}, {{when}}',
  pay: 'Falta pagar, {{when}}',
  paid: 'Pago. Falta sua conta para ver a empresa',
  continue: 'Continuar',
  acts: 'Mais ações de {{title}}',
  rename: 'Mudar nome',
  duplicate: 'Duplicar',
  discard: 'Descartar',
  discarded: 'Rascunho descartado: {{title}}',
  copied: 'Cópia feita. Os números de SSN, ITIN e passaporte não são copiados.',
  copiedPlain: 'Cópia feita.',
  undo: 'Desfazer',
  cancel: 'Cancelar',
  failed: 'Não foi possível salvar neste dispositivo.',
  save: 'Salvar',
  nameHint: 'Só você vê.',
  'untitled.create': 'Empresa nova',
  'untitled.migrate': 'Empresa a migrar',
  'untitled.crypto': 'Conta Cross Border Crypto',
  copyOf: '{{title}} (cópia)',
  nameLabel: 'Nome do rascunho',
};
