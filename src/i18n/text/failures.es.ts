import type {FailureCode} from '#contract/kernel/failure.ts';
import type {EverybodysReason} from '#src/i18n/reason-words.ts';

/** One text for every code and every reason that is everybody's: a new one does not compile until it has words in each language. */
export type FailureTexts = Record<`code.${FailureCode}` | `reason.${EverybodysReason}`, string>;

export const failuresEs = {
  'code.validation': 'Revisa los datos: algo no es válido.',
  'code.unauthorized': 'Inicia sesión para continuar.',
  'code.forbidden': 'No tienes permiso para hacer esto.',
  'code.not-found': 'Ya no existe.',
  'code.conflict': 'Otra persona lo cambió mientras tanto. Actualiza y vuelve a intentarlo.',
  'code.too-large': 'Es demasiado grande.',
  'code.outdated': 'Esta versión de Faro ya no se puede usar. Actualiza la página.',
  'code.rate-limited': 'Demasiados intentos. Espera {{waitSeconds}} s y vuelve a intentarlo.',
  'code.offline': 'No hay conexión con el servidor. Revisa tu internet y vuelve a intentarlo.',
  'code.provider-down': 'Un servicio externo no responde. Vuelve a intentarlo en unos minutos.',
  'code.unexpected': 'Lo sentimos, ocurrió un error. Vuelve a intentarlo más tarde.',
  'reason.account.admin-only': 'Solo la administración puede hacer esto.',
  'reason.account.busy': 'Hay muchas personas iniciando sesión ahora. Espera {{waitSeconds}} s y vuelve a intentarlo.',
  'reason.account.email-invalid': 'El correo no es correcto.',
  'reason.account.blocked': 'Tu cuenta está bloqueada. Escríbenos para reactivarla.',
  'reason.account.name-invalid': 'Escribe un nombre con letras, sin números ni símbolos.',
  'reason.account.not-acting': 'Esto solo sirve mientras ves Faro como otra persona.',
  'reason.account.not-for-admins': 'Esto es para las cuentas de clientes: con la de administración no se puede.',
  'reason.account.not-while-acting': 'Mientras ves Faro como otra persona no puedes cambiar su cuenta.',
  'reason.account.proof-needed': 'Confirma primero que eres tú.',
  'reason.account.second-factor-needed': 'Primero activa la verificación en dos pasos en Seguridad.',
  'reason.account.sign-in-required': 'Inicia sesión para continuar.',
  'reason.company.dissolved':
    'Esta empresa está disuelta: ya no se cambia nada en ella. Lo que escribiste sigue aquí y se puede descargar.',
  'reason.device.broken':
    'No se guardó: el navegador no pudo escribir en este dispositivo. Lo que escribiste sigue en la pantalla; vuelve a intentarlo.',
  'reason.device.full':
    'No se guardó: este dispositivo no tiene espacio. Lo que escribiste sigue en la pantalla; libera espacio y vuelve a intentarlo.',
  'reason.request.foreign-origin': 'La petición no vino de Faro, así que no se atendió.',
  'reason.request.invalid-field': 'Revisa los datos: algo no es válido.',
  'reason.request.malformed': 'El servidor no entendió la petición. Actualiza la página.',
  'reason.request.no-auth-token': 'Tu sesión cambió en otra pestaña. Actualiza la página.',
  'reason.request.too-large': 'Lo que enviaste supera el límite.',
  'reason.request.too-many': 'Demasiados intentos. Espera {{waitSeconds}} s y vuelve a intentarlo.',
  'reason.server.database-down': 'El servidor no puede guardar ahora. Tus cambios siguen en este dispositivo.',
  'reason.server.disk-full':
    'El servidor no tiene espacio en este momento. Tus cambios siguen en este dispositivo y se enviarán después.',
  'reason.space.rows-full':
    'No se guardó en el servidor: no queda espacio para más registros. Elimina algunos o, si es de una empresa, pasa a un plan con más espacio, y envíalo otra vez.',
  'reason.sync.conflict': 'Otra persona cambió lo mismo mientras tanto.',
  'reason.sync.copied-profile':
    'Este navegador es copia de otro. Faro le dará una identidad nueva y reenviará tus cambios.',
  'reason.sync.field-not-writable': 'Ese dato no se puede cambiar.',
  'reason.sync.gap': 'El servidor espera un cambio anterior. Faro lo reenviará.',
  'reason.sync.invalid-value': 'El valor no es válido.',
  'reason.sync.missing-reference': 'Se refiere a algo que ya no existe en esta empresa.',
  'reason.sync.newer-wire-version':
    'El servidor se está actualizando. Tus cambios siguen en este dispositivo y se enviarán después.',
  'reason.sync.no-access': 'Ya no tienes acceso a esta empresa.',
  'reason.sync.no-longer-permitted': 'Ya no tienes acceso a esta empresa. Lo que escribiste sigue aquí.',
  'reason.company.plan-lapsed':
    'El plan de esta empresa terminó: esto se puede leer y exportar, pero no cambiar hasta que se renueve.',
  'reason.sync.not-permitted': 'Tu función en esta empresa no permite este cambio.',
  'reason.sync.old-wire-version':
    'Esta versión de Faro ya no puede sincronizar. Actualiza la página: tus cambios siguen aquí.',
  'reason.sync.other-epoch': 'Los datos del servidor se restauraron desde una copia. Faro reenviará tus cambios.',
  'reason.sync.other-user': 'La sesión es de otra persona. Inicia sesión con tu cuenta para enviar estos cambios.',
  'reason.sync.row-deleted': 'Otra persona lo eliminó mientras tanto.',
  'reason.sync.row-missing': 'Ya no existe en el servidor.',
  'reason.sync.too-many-devices':
    'En los últimos 30 días enviaste desde demasiados dispositivos. Lo de este se enviará más adelante: no se pierde nada.',
  'reason.sync.too-much-today':
    'Hoy ya se guardaron demasiados registros desde tu cuenta. El resto se enviará en unas horas, sin que hagas nada.',
} satisfies FailureTexts;
