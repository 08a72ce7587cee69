/** What was found damaged on this device, or restored on the server, and what can be done. */
export const es = {
  restored_one:
    'Los datos del servidor se restauraron desde una copia de seguridad. Enviamos de nuevo tu último cambio hecho aquí. Revisa que no falte nada.',
  restored_other:
    'Los datos del servidor se restauraron desde una copia de seguridad. Enviamos de nuevo tus últimos {{count}} cambios hechos aquí. Revisa que no falte nada.',
  restoredNone: 'Los datos del servidor se restauraron desde una copia de seguridad. Revisa que no falte nada.',
  'rescue.fullTitle': 'Este dispositivo no tiene espacio',
  'rescue.fullText':
    'El navegador no puede abrir tus datos porque no queda espacio. Libera espacio y vuelve a intentarlo.',
  'rescue.newerTitle': 'Estos datos son de una versión más nueva de Faro',
  'rescue.newerText':
    'Vuelve a intentarlo para cargar la versión nueva. Si sigue igual, cierra todas las pestañas de Faro y ábrelo otra vez.',
  'rescue.forbiddenTitle': 'El navegador no permite guardar datos aquí',
  'rescue.forbiddenText':
    'Faro guarda tu trabajo en este dispositivo y necesita ese permiso. Revisa la configuración de privacidad o usa una ventana normal.',
  'rescue.brokenTitle': 'No pudimos abrir los datos de este dispositivo',
  'rescue.brokenText':
    'Pueden estar dañados. A veces basta con volver a intentarlo o reiniciar el navegador. Lo que ya se envió está a salvo en el servidor.',
  'rescue.safe_one':
    'Encontramos {{count}} cambio sin enviar. Puedes exportarlo, y vuelve a la cola si empiezas de nuevo.',
  'rescue.safe_other':
    'Encontramos {{count}} cambios sin enviar. Puedes exportarlos, y vuelven a la cola si empiezas de nuevo.',
  'rescue.files_one': 'También hay {{count}} archivo que quizás no está en el servidor: la copia lo incluye.',
  'rescue.files_other': 'También hay {{count}} archivos que quizás no están en el servidor: la copia los incluye.',
  'rescue.none': 'No hay cambios sin enviar.',
  'rescue.unknown': 'No pudimos leer si quedaban cambios sin enviar.',
  'rescue.export': 'Exportar lo no enviado',
  'rescue.clean': 'Empezar de nuevo',
  'rescue.cleanTitle': '¿Empezar de nuevo en este dispositivo?',
  'rescue.cleanText': 'Se borran los datos dañados de este dispositivo y se traen otra vez del servidor.',
  'rescue.cleanFailed':
    'El navegador no dejó borrar los datos. Cierra las demás pestañas de Faro o reinicia el navegador y vuelve a intentarlo.',
  'recovery.gone': 'El navegador borró los datos de este dispositivo. Los traemos otra vez del servidor.',
  'recovery.damaged': 'Los datos de este dispositivo estaban dañados.',
  'recovery.restored_one': 'Recuperamos {{count}} cambio que faltaba enviar.',
  'recovery.restored_other': 'Recuperamos {{count}} cambios que faltaba enviar.',
  'recovery.missing_one':
    'No pudimos recuperar {{count}} cambio que no se había enviado (visto por última vez: {{time}}).',
  'recovery.missing_other':
    'No pudimos recuperar {{count}} cambios que no se habían enviado (vistos por última vez: {{time}}).',
  'recovery.allSent': 'Todo estaba enviado: no se perdió nada.',
  'recovery.unreadable_one': '{{count}} cambio ya no se puede leer. Está en «Exportar datos locales».',
  'recovery.unreadable_other': '{{count}} cambios ya no se pueden leer. Están en «Exportar datos locales».',
  'recovery.understood': 'Entendido',
};

export type SyncText = Record<keyof typeof es, string>;
