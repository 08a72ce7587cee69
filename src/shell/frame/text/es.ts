/** What stands around the screens of who is blocked, of an admin, and of an admin who acts for somebody. */
export const es = {
  'acting.label': 'Vista como otra persona',
  'acting.seeing': 'Estás viendo como {{name}}',
  'acting.until': 'hasta las {{time}}',
  'acting.leave': 'Salir',
  'acting.leaveAnyway': 'Salir y perderlos',
  'acting.unsentTitle_one': '{{count}} cambio sin enviar se perderá',
  'acting.unsentTitle_other': '{{count}} cambios sin enviar se perderán',
  'acting.unsentText':
    'Al salir se borra de este dispositivo lo que viste como esa persona. Puedes exportar una copia antes.',
  'blocked.title': 'Cuenta bloqueada',
  'blocked.paymentTitle': 'Tu pago venció',
  'blocked.paymentText':
    'Tu cuenta está en pausa porque no recibimos el pago de tu plan. Escríbenos para ponerlo al día: tu cuenta vuelve en cuanto se registre.',
  'blocked.popupTitle': 'Pago vencido',
  'blocked.popupText': 'Tu cuenta está en pausa hasta que el pago de tu plan esté al día. Escríbenos y lo resolvemos.',
  'blocked.popupHold': 'Mantener abierto',
  'blocked.popupRelease': 'Dejar que se cierre',
  'blocked.adminTitle': 'Tu cuenta está bloqueada',
  'blocked.adminText': 'Nuestro equipo bloqueó esta cuenta. Escríbenos para saber por qué y cómo reactivarla.',
  'blocked.kept': 'Lo que anotaste sigue guardado en este dispositivo.',
  'blocked.keptHere':
    'Iniciaste sesión como {{email}}. Lo que está en este dispositivo se conserva y no se envía hasta que tu cuenta vuelva.',
  'blocked.contact': 'Escríbenos',
  'blocked.checkAgain': 'Ya lo resolví: comprobar',
  'blocked.stampAlt': 'Una estampilla con un faro que alumbra una costa trazada en líneas',
};

export type FrameText = Record<keyof typeof es, string>;
