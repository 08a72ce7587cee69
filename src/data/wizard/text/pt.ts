import type {WizardText} from './es.ts';

export const pt: WizardText = {
  steps: 'Etapas',
  progress: 'Etapa {{place}} de {{count}}',
  next: 'Continuar',
  back: 'Voltar',
  review: 'Revise suas respostas',
  change: 'Alterar',
  empty: 'Não informado',
  kept: 'Salvo neste dispositivo',
  synced: 'Sincronizado',
  later: 'Será enviado quando a conexão voltar.',
  done: 'Concluída',
  current: 'Em andamento',
  ahead: 'Não iniciada',
  wrong: 'Há um problema',
};
