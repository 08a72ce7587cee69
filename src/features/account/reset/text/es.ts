/** The texts of setting a forgotten password anew in Spanish, the shape of the others. They come beside those of `account`. */
export const es = {
  resetTitle: 'Recupera tu contraseña',
  resetLead: 'Escribe el correo de tu cuenta. Si existe, te enviamos un código de 6 números y un enlace.',
  sendCode: 'Enviar código',
  haveCode: 'Ya tengo un código',
  confirmResetTitle: 'Crea una contraseña nueva',
  linkLead: 'Elige la contraseña con la que vas a entrar desde ahora.',
  anotherLink: 'Pedir otro enlace',
  codeLead: 'Escribe el código que te enviamos por correo y tu contraseña nueva.',
  codeSentLead:
    'Si hay una cuenta con {{email}}, el código ya va en camino. Sirve durante 10 minutos; revisa también el correo no deseado.',
  codeHint: '6 números, del correo que te enviamos.',
  codeInvalid: 'Código de seguridad no válido: son 6 números.',
  resendCode: 'Enviar otro código',
  resendWait: 'Puedes pedir otro en {{seconds}} s.',
  codeResent: 'Te enviamos otro código. El anterior ya no sirve.',
  resetDoneTitle: 'Contraseña guardada',
  resetDone: 'Tu contraseña nueva ya funciona. Cerramos las sesiones abiertas en todos tus dispositivos.',
  signInNow: 'Iniciar sesión ahora',
  redirecting: 'Te llevamos al inicio de sesión en {{seconds}} s.',
};

export type ResetText = Record<keyof typeof es, string>;
