import type {SealingText} from './es.ts';

export const pt: SealingText = {
  hint: 'É criptografado neste dispositivo enquanto você digita.',
  sealed: 'Criptografado neste dispositivo. Só é aberto para enviar um formulário, e isso fica registrado.',
  change: 'Alterar',
  remove: 'Remover',
  offline:
    'Para criptografar este número pela primeira vez é preciso conexão. O que você digitou continua aqui enquanto a página estiver aberta.',
};
