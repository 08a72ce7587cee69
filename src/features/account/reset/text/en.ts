import type {ResetText} from './es.ts';

/** The texts of setting a forgotten password anew in English. */
export const en: ResetText = {
  resetTitle: 'Reset your password',
  resetLead: 'Enter the email of your account. If it exists, we send you a 6-digit code and a link.',
  sendCode: 'Send code',
  haveCode: 'I already have a code',
  confirmResetTitle: 'Create a new password',
  linkLead: 'Choose the password you will sign in with from now on.',
  anotherLink: 'Ask for another link',
  codeLead: 'Enter the code we emailed you and your new password.',
  codeSentLead:
    'If there is an account for {{email}}, the code is on its way. It works for 10 minutes; check your spam folder too.',
  codeHint: '6 digits, from the email we sent you.',
  codeInvalid: 'Invalid security code. It has 6 digits.',
  resendCode: 'Send another code',
  resendWait: 'You can ask for another in {{seconds}} s.',
  codeResent: 'We sent you another code. The one before no longer works.',
  resetDoneTitle: 'Password saved',
  resetDone: 'Your new password works now. We signed you out on all your devices.',
  signInNow: 'Sign in now',
  redirecting: 'Taking you to sign in in {{seconds}} s.',
};
