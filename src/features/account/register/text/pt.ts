import type {RegisterText} from './es.ts';

/** The texts of creating an account, by the form or with Google, in Portuguese. */
export const pt: RegisterText = {
  registerTitle: 'Crie sua conta',
  haveAccount: 'Já tem conta?',
  acceptTerms:
    'Ao criar uma conta, você aceita os |Termos| e a |Política de privacidade| e confirma que tem 16 anos ou mais.',
  withGoogle: 'Continuar com o Google',
  withGoogleSandbox: 'Continuar com o Google (teste)',
  googleTitle: 'Entrar com o Google',
  googleWait: 'Estamos confirmando sua conta com o Google…',
  googleGivenUp: 'Você não terminou de entrar com o Google. Nada aconteceu: você pode tentar de novo.',
};
