import type {WizardText} from './es.ts';

export const pt: WizardText = {
  steps: 'Etapas',
  progress: 'Etapa {{place}} de {{count}}',
  progressSteps: 'Etapa {{place}} de {{count}}: ver as etapas',
  next: 'Continuar',
  back: 'Voltar',
  review: 'Revise suas respostas',
  change: 'Alterar',
  empty: 'Não informado',
  kept: 'Salvo neste dispositivo',
  synced: 'Sincronizado',
  later: 'Será enviado quando a conexão voltar.',
  offline: 'Sem conexão: você pode continuar.',
  done: 'Concluída',
  current: 'Em andamento',
  ahead: 'Não iniciada',
  wrong: 'Há um problema',
};
