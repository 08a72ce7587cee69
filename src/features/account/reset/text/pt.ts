import type {ResetText} from './es.ts';

/** The texts of setting a forgotten password anew in Portuguese. */
export const pt: ResetText = {
  resetTitle: 'Recupere sua senha',
  resetLead: 'Digite o e-mail da sua conta. Se ela existir, enviaremos um código de 6 números e um link.',
  sendCode: 'Enviar código',
  haveCode: 'Já tenho um código',
  confirmResetTitle: 'Crie uma senha nova',
  linkLead: 'Escolha a senha com que você vai entrar a partir de agora.',
  anotherLink: 'Pedir outro link',
  codeLead: 'Digite o código que enviamos por e-mail e a sua senha nova.',
  codeSentLead:
    'Se houver uma conta com {{email}}, o código já está a caminho. Ele vale por 10 minutos; confira também o spam.',
  codeHint: '6 números, do e-mail que enviamos.',
  codeInvalid: 'Código de segurança inválido: são 6 números.',
  resendCode: 'Enviar outro código',
  resendWait: 'Você pode pedir outro em {{seconds}} s.',
  codeResent: 'Enviamos outro código. O anterior não vale mais.',
  resetDoneTitle: 'Senha salva',
  resetDone: 'Sua senha nova já funciona. Encerramos as sessões abertas em todos os seus dispositivos.',
  signInNow: 'Entrar agora',
  redirecting: 'Em {{seconds}} s levamos você à tela de entrada.',
};
