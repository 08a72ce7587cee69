import {writeCardMissing} from './card-missing.ts';
import {temporaryPasswordDays} from '#contract/account/rules.ts';
import type {WaitlistTopic} from '#contract/contact/waitlist.ts';
import type {TeammateRole} from '#contract/teammates/invitation.ts';
import {toMoment, type MailWords} from '#server/mail/letter.ts';
import {writeCompanyMoved} from './company-moved.ts';
import {writeDissolutionTold} from './dissolution-told.ts';
import {writeDocumentTold} from './document-told.ts';
import {writeMailArrived} from './mail-arrived.ts';
import {writeDates} from './dates.ts';
import {ordersEs} from './orders-es.ts';
import {purchasesEs} from './purchases-es.ts';
import type {SecurityEvent} from '#server/mail/mail-order.ts';

const greet = (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`);

const events: Readonly<Record<SecurityEvent, {title: string; what: string}>> = {
  'password-changed': {title: 'Tu contraseña cambió', what: 'Se cambió la contraseña de tu cuenta de Faro.'},
  'new-device': {
    title: 'Nuevo inicio de sesión en tu cuenta',
    what: 'Se inició sesión en tu cuenta de Faro desde un dispositivo que no habías usado antes.',
  },
  'google-linked': {
    title: 'Tu cuenta de Google quedó vinculada',
    what: 'Ahora también puedes iniciar sesión en Faro con tu cuenta de Google.',
  },
  'sessions-ended': {
    title: 'Se cerraron tus sesiones',
    what: 'Se cerraron las sesiones de tu cuenta de Faro en otros dispositivos.',
  },
  'factor-on': {
    title: 'Se activó la verificación en dos pasos',
    what: 'Desde ahora, para entrar en tu cuenta de Faro hace falta también un código de tu aplicación de autenticación.',
  },
  'factor-changed': {
    title: 'Cambió tu verificación en dos pasos',
    what: 'Se quitó una de las formas de verificación de tu cuenta de Faro. La verificación en dos pasos sigue activa.',
  },
  'factor-replaced': {
    title: 'Cambió tu aplicación de autenticación',
    what: 'La aplicación de autenticación de tu cuenta de Faro se cambió por otra. Los códigos de la anterior ya no sirven.',
  },
  'factor-off': {
    title: 'Se desactivó la verificación en dos pasos',
    what: 'Tu cuenta de Faro vuelve a abrirse solo con la contraseña o con Google.',
  },
  'factor-reset': {
    title: 'Se restableció la verificación en dos pasos',
    what: 'Con un código enviado a este correo se quitaron la aplicación, las llaves de acceso y los códigos de recuperación de tu cuenta de Faro, y se cerraron sus sesiones.',
  },
  'passkey-added': {
    title: 'Se agregó una llave de acceso',
    what: 'Se agregó una llave de acceso a tu cuenta de Faro.',
  },
  'recovery-made': {
    title: 'Se crearon códigos de recuperación nuevos',
    what: 'Se crearon códigos de recuperación nuevos para tu cuenta de Faro. Los anteriores ya no sirven.',
  },
  'recovery-used': {
    title: 'Se usó un código de recuperación',
    what: 'Alguien usó uno de tus códigos de recuperación en tu cuenta de Faro. Ese código ya no sirve.',
  },
};

/** What one is invited to. Source: D11. */
const roles: Readonly<Record<TeammateRole, string>> = {
  manager:
    'Tendrás el rol Encargado/a: verás la empresa, sus documentos y sus libros, y también su correspondencia, sus suscripciones y sus facturas.',
  bookkeeper: 'Llevarás la contabilidad: verás la empresa, sus documentos y sus libros.',
};

/** What somebody waits for, after «cuando en Faro». */
const waited: Readonly<Record<WaitlistTopic, string>> = {
  account: 'se pueda abrir la cuenta en dólares con su billetera',
  mail: 'se pueda leer el correo escaneado de la empresa',
  forms: 'se puedan preparar los formularios del IRS',
};

export const mailsEs: MailWords = {
  footer: 'Faro: crea y lleva tu empresa en Estados Unidos desde cualquier país.',
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  welcome: ({firstName}) => ({
    subject: 'Te damos la bienvenida a Faro',
    title: 'Tu cuenta está lista',
    before: [
      greet(firstName),
      'En Faro tienes en un solo lugar tu empresa en Estados Unidos: cada paso del trámite, sus documentos y sus libros, también sin conexión.',
    ],
    action: {label: 'Ir a mi panel', path: 'dashboard'},
    after: ['Si no creaste esta cuenta, alguien escribió tu correo por error: responde a este mensaje y la cerramos.'],
  }),
  'reset-code': ({firstName, code, minutesValid, takesFactor, token, linkMinutes}) => ({
    subject: takesFactor ? 'Tu código para restablecer la verificación' : 'Tu código para cambiar la contraseña',
    title: takesFactor ? 'Restablece la verificación en dos pasos' : 'Cambia tu contraseña',
    before: [greet(firstName), 'Escribe este código en la página donde lo pediste:'],
    code,
    ...(token !== '' && {action: {label: 'Crear contraseña nueva', path: `reset-password/confirm#${token}`}}),
    after: [
      `El código sirve durante ${minutesValid} minutos y una sola vez.`,
      ...(token === ''
        ? []
        : [
            `Si estás leyendo este correo en el dispositivo que quieres usar, o la página no acepta más códigos, abre el enlace: no necesita código, sirve durante ${linkMinutes} minutos y una sola vez.`,
          ]),
      takesFactor
        ? 'No lo compartas: nadie de Faro te lo va a pedir. Si no lo pediste, alguien conoce tu contraseña: cámbiala ahora.'
        : 'No lo compartas: nadie de Faro te lo va a pedir. Si no pediste cambiar tu contraseña, ignora este correo; sigue siendo la misma.',
    ],
  }),
  'temporary-password': ({firstName, password, invitedBy}) => ({
    subject: invitedBy === null ? 'Tu cuenta de Faro' : 'Te invitaron a Faro',
    title: invitedBy === null ? 'Tu cuenta de Faro' : 'Te invitaron a Faro',
    before: [
      greet(firstName),
      invitedBy === null
        ? 'Creamos una cuenta de Faro para ti.'
        : `${invitedBy} te invitó a trabajar en una empresa en Faro.`,
      'Inicia sesión con este correo y esta contraseña temporal. Después eliges la tuya:',
    ],
    code: password,
    action: {label: 'Iniciar sesión', path: 'login'},
    after: [
      `La contraseña temporal sirve durante ${temporaryPasswordDays} días; después, pide un código en «¿Olvidaste tu contraseña?», en la página de inicio de sesión.`,
      'Si no esperabas esta invitación, ignora este correo.',
    ],
  }),
  'security-event': ({firstName, event, at, device}) => ({
    subject: `Seguridad de tu cuenta: ${events[event].title}`,
    title: events[event].title,
    before: [greet(firstName), events[event].what],
    facts: [
      ['Cuándo', toMoment('es', at)],
      ['Dispositivo', device],
    ],
    action: {label: 'Iniciar sesión', path: 'login'},
    after: [
      'Si fuiste tú, no hace falta que hagas nada.',
      'Si no fuiste tú, pide una contraseña nueva en la página de inicio de sesión y cierra las demás sesiones.',
    ],
  }),
  'contact-message': ({name, email, message}) => ({
    subject: `Mensaje de contacto de ${name}`,
    title: 'Mensaje del formulario de contacto',
    before: [],
    facts: [
      ['Nombre', name],
      ['Correo', email],
    ],
    quote: message,
    after: ['Al responder a este correo, le respondes a esa persona.'],
  }),
  'contact-received': () => ({
    subject: 'Recibimos tu mensaje',
    title: 'Recibimos tu mensaje',
    before: ['Hola:', 'Gracias por escribirnos. Una persona de nuestro equipo lo leerá y te responderá a este correo.'],
    after: ['Si no nos escribiste, alguien puso tu correo por error: puedes ignorar este mensaje.'],
  }),
  'waitlist-joined': ({topic, token}) => ({
    subject: 'Te avisaremos cuando esté',
    title: 'Te avisaremos cuando esté',
    before: [
      'Hola:',
      `Pediste que te avisemos cuando en Faro ${waited[topic]}. Te escribiremos una sola vez, ese día.`,
    ],
    action: {label: 'Quitar mi correo', path: `coming-soon#leave=${token}`},
    after: ['Si no lo pediste o ya no lo quieres, quita tu correo con el botón: no hace falta iniciar sesión.'],
  }),
  'teammate-invited': ({invitedBy, company, role, until, token}) => ({
    subject: `Te invitaron a ${company} en Faro`,
    title: `Te invitaron a ${company}`,
    before: [
      'Hola:',
      invitedBy === ''
        ? `Te invitaron a trabajar en ${company}, en Faro.`
        : `${invitedBy} te invita a trabajar en ${company}, en Faro.`,
      roles[role],
    ],
    action: {label: 'Ver la invitación', path: `invitation#${token}`},
    after: [
      `La invitación sirve hasta el ${toMoment('es', until)}. Nada cambia hasta que la aceptes; si no tienes cuenta, puedes crearla ahí.`,
      'El enlace es solo para ti: no lo reenvíes. Si no esperabas esta invitación, puedes rechazarla o ignorar este correo.',
    ],
  }),
  ...ordersEs(greet),
  ...purchasesEs(greet),
  ...writeCompanyMoved('es', greet),
  ...writeDissolutionTold('es', greet),
  ...writeDocumentTold('es', greet),
  ...writeMailArrived('es', greet),
  ...writeCardMissing('es', greet),
  ...writeDates('es', greet),
};
