import type {RegisterText} from './es.ts';

/** The texts of creating an account, by the form or with Google, in English. */
export const en: RegisterText = {
  registerTitle: 'Create your account',
  haveAccount: 'Already have an account?',
  acceptTerms:
    'By creating an account you accept the |Terms| and the |Privacy policy| and confirm that you are 16 or older.',
  withGoogle: 'Continue with Google',
  withGoogleSandbox: 'Continue with Google (test)',
  googleTitle: 'Sign in with Google',
  googleWait: 'We are confirming your account with Google…',
  googleGivenUp: 'You did not finish signing in with Google. Nothing happened: you can try again.',
};
