/** The texts of creating an account, by the form or with Google, in Spanish, the shape of the others. They come beside those of `account`. */
export const es = {
  registerTitle: 'Crea tu cuenta',
  haveAccount: '¿Ya tienes cuenta?',
  /** What lies between bars leads to the terms, then to the privacy policy. */
  acceptTerms:
    'Al crear una cuenta aceptas los |Términos| y la |Política de privacidad| y confirmas que tienes 16 años o más.',
  withGoogle: 'Continuar con Google',
  withGoogleSandbox: 'Continuar con Google (prueba)',
  googleTitle: 'Iniciar sesión con Google',
  googleWait: 'Estamos confirmando tu cuenta con Google…',
  googleGivenUp: 'No terminaste de iniciar sesión con Google. No pasó nada: puedes volver a intentarlo.',
};

export type RegisterText = Record<keyof typeof es, string>;
