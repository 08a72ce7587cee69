import type * as factor from '#contract/account/second-factor.ts';
import type {reasons as others} from '#src/features/account/text/reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** The endpoints of the second factor. */
type FactorEndpoint = Extract<(typeof factor)[keyof typeof factor], {failures: object}>;

/** Why a second factor, or a proof that it is the person, is refused; those of the password are the feature’s. */
export const reasons = {
  'account.factor-by-operator': {
    es: 'Aquí no se restablece por correo. Usa un código de recuperación, o escríbenos.',
    en: 'It cannot be reset by email here. Use a recovery code, or write to us.',
    pt: 'Aqui não é possível redefinir por e-mail. Use um código de recuperação ou escreva para nós.',
  },
  'account.factor-ended': {
    es: 'Este inicio de sesión ya no vale. Empieza otra vez.',
    en: 'This sign-in is no longer valid. Start again.',
    pt: 'Esse acesso não vale mais. Comece de novo.',
  },
  'account.factor-last': {
    es: 'Es tu única forma de verificación y tu cuenta no puede quedarse sin ninguna. Agrega otra antes de quitarla.',
    en: 'It is your only way to verify, and your account needs one. Add another before removing it.',
    pt: 'É a sua única forma de verificação e sua conta precisa de uma. Adicione outra antes de remover esta.',
  },
  'account.factor-not-begun': {
    es: 'Esa clave ya no vale. Empieza otra vez.',
    en: 'That key is no longer valid. Start again.',
    pt: 'Essa chave não vale mais. Comece de novo.',
  },
  'account.factor-wait': {
    es: 'Demasiados códigos incorrectos. Puedes probar otro en {{waitSeconds}} s.',
    en: 'Too many wrong codes. You can try another in {{waitSeconds}} s.',
    pt: 'Muitos códigos incorretos. Você pode tentar outro em {{waitSeconds}} s.',
  },
  'account.factor-wrong': {
    es: 'Ese código no vale. Revísalo o usa el más nuevo; intentos que quedan: {{triesLeft}}.',
    en: 'That code is not valid. Check it or use the newest one; tries left: {{triesLeft}}.',
    pt: 'Esse código não vale. Confira ou use o mais novo; tentativas restantes: {{triesLeft}}.',
  },
  'account.passkey-failed': {
    es: 'La llave de acceso no se pudo comprobar. Vuelve a intentarlo.',
    en: 'The passkey could not be checked. Try again.',
    pt: 'Não foi possível verificar a chave de acesso. Tente de novo.',
  },
  'account.passkeys-full': {
    es: 'Ya tienes 10 llaves de acceso. Quita una que no uses.',
    en: 'You already have 10 passkeys. Remove one you do not use.',
    pt: 'Você já tem 10 chaves de acesso. Remova uma que não usa.',
  },
  'account.proof-other': {
    es: 'Tu forma de verificación cambió. Recarga la página y vuelve a intentarlo.',
    en: 'Your way to verify has changed. Reload the page and try again.',
    pt: 'Sua forma de verificação mudou. Recarregue a página e tente de novo.',
  },
  'account.recovery-wrong': {
    es: 'Ese código de recuperación no existe o ya se usó.',
    en: 'That recovery code does not exist or was used already.',
    pt: 'Esse código de recuperação não existe ou já foi usado.',
  },
} satisfies Omit<WordsFor<FactorEndpoint>, keyof typeof others>;
