import type {finishGoogleSignIn, startGoogleSignIn} from '#contract/account/google.ts';
import type {changePassword} from '#contract/account/profile.ts';
import type * as passwords from '#contract/account/reset-password.ts';
import type {logIn, refreshSession, register} from '#contract/account/session.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why signing in, registering and a new password are refused. */
export const reasons = {
  'account.code-wait': {
    es: 'Ya te enviamos un código. Puedes pedir otro en {{waitSeconds}} s.',
    en: 'We already sent you a code. You can ask for another in {{waitSeconds}} s.',
    pt: 'Já enviamos um código. Você pode pedir outro em {{waitSeconds}} s.',
  },
  'account.code-wrong': {
    es: 'Código de seguridad no válido. Revísalo o pide otro.',
    en: 'Invalid security code. Check it or ask for another.',
    pt: 'Código de segurança inválido. Confira ou peça outro.',
  },
  'account.email-taken': {
    es: 'Ya existe una cuenta con ese correo. Inicia sesión con tu contraseña.',
    en: 'An account with that email already exists. Sign in with your password.',
    pt: 'Já existe uma conta com esse e-mail. Entre com sua senha.',
  },
  'account.google-down': {
    es: 'Google no responde ahora. Vuelve a intentarlo o inicia sesión con tu contraseña.',
    en: 'Google is not answering right now. Try again or sign in with your password.',
    pt: 'O Google não responde agora. Tente de novo ou entre com sua senha.',
  },
  'account.google-failed': {
    es: 'Error de autenticación con Google. Vuelve a intentarlo.',
    en: 'Google authentication error. Try again.',
    pt: 'Erro de autenticação com o Google. Tente de novo.',
  },
  'account.google-off': {
    es: 'Iniciar sesión con Google no está disponible aquí.',
    en: 'Signing in with Google is not available here.',
    pt: 'Entrar com o Google não está disponível aqui.',
  },
  'account.google-other': {
    es: 'Tu cuenta está unida a otra cuenta de Google. Inicia sesión con esa o con tu contraseña.',
    en: 'Your account is linked to another Google account. Sign in with that one or with your password.',
    pt: 'Sua conta está ligada a outra conta do Google. Entre com ela ou com sua senha.',
  },
  'account.google-password': {
    es: 'Ya existe una cuenta con ese correo. Inicia sesión con tu contraseña en los próximos 10 minutos, en este navegador, y tu cuenta de Google quedará vinculada.',
    en: 'An account with that email already exists. Sign in with your password within 10 minutes, in this browser, and your Google account will be linked.',
    pt: 'Já existe uma conta com esse e-mail. Entre com sua senha nos próximos 10 minutos, neste navegador, e sua conta do Google será vinculada.',
  },
  'account.google-unverified': {
    es: 'Google no ha verificado ese correo. Verifícalo en Google o inicia sesión con tu contraseña.',
    en: 'Google has not verified that email. Verify it with Google or sign in with your password.',
    pt: 'O Google não verificou esse e-mail. Verifique no Google ou entre com sua senha.',
  },
  'account.link-ended': {
    es: 'Este enlace ya se usó o venció. Pide otro.',
    en: 'This link was already used or has expired. Ask for another.',
    pt: 'Este link já foi usado ou venceu. Peça outro.',
  },
  'account.password-common': {
    es: 'Mucha gente usa esa contraseña o una casi igual, y es de las primeras que se prueban. Elige otra.',
    en: 'Many people use that password or one just like it, and it is among the first that get tried. Choose another.',
    pt: 'Muita gente usa essa senha ou uma quase igual, e ela está entre as primeiras que se tentam. Escolha outra.',
  },
  'account.password-own': {
    es: 'Esa contraseña sale de tu nombre, de tu correo o de Faro, y es fácil de adivinar. Elige otra.',
    en: 'That password comes from your name, your email or Faro, and is easy to guess. Choose another.',
    pt: 'Essa senha vem do seu nome, do seu e-mail ou do Faro, e é fácil de adivinhar. Escolha outra.',
  },
  'account.password-weak': {
    es: 'La contraseña no cumple los cinco requisitos.',
    en: 'The password does not meet the five requirements.',
    pt: 'A senha não cumpre os cinco requisitos.',
  },
  'account.password-wrong': {
    es: 'Tu contraseña actual no es esa.',
    en: 'That is not your current password.',
    pt: 'Essa não é a sua senha atual.',
  },
  'account.session-ended': null,
  'account.temporary-ended': {
    es: 'El tiempo para crear tu contraseña terminó. Vuelve a iniciar sesión con la contraseña temporal.',
    en: 'The time to create your password is over. Sign in again with the temporary password.',
    pt: 'O tempo para criar sua senha acabou. Entre de novo com a senha temporária.',
  },
  'account.too-many-attempts': {
    es: 'Demasiados intentos. Pide por correo un enlace para crear una contraseña nueva y entra enseguida, o vuelve a intentarlo más tarde.',
    en: 'Too many attempts. Ask for a link by email to create a new password and get in right away, or try again later.',
    pt: 'Muitas tentativas. Peça por e-mail um link para criar uma senha nova e entre na hora, ou tente de novo mais tarde.',
  },
  'account.too-many-codes': {
    es: 'Demasiados códigos incorrectos. Abre el enlace del correo: no necesita código.',
    en: 'Too many wrong codes. Open the link in the email: it needs no code.',
    pt: 'Muitos códigos errados. Abra o link do e-mail: ele dispensa o código.',
  },
  'account.wrong-credentials': {
    es: 'El correo o la contraseña no son correctos.',
    en: 'Email and/or password are incorrect.',
    pt: 'O e-mail ou a senha não estão corretos.',
  },
} satisfies WordsFor<
  | typeof register
  | typeof changePassword
  | typeof logIn
  | typeof refreshSession
  | typeof startGoogleSignIn
  | typeof finishGoogleSignIn
  | typeof passwords.requestPasswordReset
  | typeof passwords.confirmPasswordReset
  | typeof passwords.confirmTemporaryPassword
  | typeof passwords.resetByLink
>;
