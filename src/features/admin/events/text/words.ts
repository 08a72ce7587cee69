import type {Words} from '#src/i18n/words.ts';

/** The words of what vendors told us, the three languages side by side. */
export const words = {
  title: {es: 'Avisos de proveedores', en: 'Vendor events', pt: 'Avisos de fornecedores'},
  lead: {
    es: 'Lo que los proveedores nos contaron, y si ya se procesó. Lo procesado se guarda 90 días; lo demás, 180.',
    en: 'What vendors told us, and whether it was processed. Processed events are kept for 90 days, the others for 180.',
    pt: 'O que os fornecedores nos contaram, e se já foi processado. O que foi processado fica guardado por 90 dias; o resto, por 180.',
  },
  trouble: {
    es: 'No pudimos traer los avisos.',
    en: 'We could not fetch the events.',
    pt: 'Não conseguimos buscar os avisos.',
  },
  nothing: {
    es: 'Ningún proveedor ha avisado nada',
    en: 'No vendor has told us anything yet',
    pt: 'Nenhum fornecedor avisou nada ainda',
  },
  type: {es: 'Aviso', en: 'Event', pt: 'Aviso'},
  provider: {es: 'Proveedor', en: 'Vendor', pt: 'Fornecedor'},
  'provider.stripe': {es: 'Stripe', en: 'Stripe', pt: 'Stripe'},
  'provider.sandbox-payments': {es: 'Pagos de prueba', en: 'Test payments', pt: 'Pagamentos de teste'},
  saidAt: {es: 'Enviado', en: 'Sent', pt: 'Enviado'},
  receivedAt: {es: 'Recibido', en: 'Received', pt: 'Recebido'},
  'state.waiting': {es: 'En espera', en: 'Waiting', pt: 'Em espera'},
  'state.failed': {es: 'Con error', en: 'Failed', pt: 'Com erro'},
  'state.worked': {es: 'Procesado', en: 'Processed', pt: 'Processado'},
  attempts_one: {es: '{{shown}} intento', en: '{{shown}} attempt', pt: '{{shown}} tentativa'},
  attempts_other: {es: '{{shown}} intentos', en: '{{shown}} attempts', pt: '{{shown}} tentativas'},
  replay: {es: 'Procesar de nuevo ({{shown}})', en: 'Process again ({{shown}})', pt: 'Processar de novo ({{shown}})'},
  replayed_one: {
    es: '{{shown}} aviso se procesa de nuevo',
    en: '{{shown}} event is processed again',
    pt: '{{shown}} aviso é processado de novo',
  },
  replayed_other: {
    es: '{{shown}} avisos se procesan de nuevo',
    en: '{{shown}} events are processed again',
    pt: '{{shown}} avisos são processados de novo',
  },
  span: {es: 'Procesar un período', en: 'Process a period', pt: 'Processar um período'},
  spanText: {
    es: 'Todo lo que un proveedor nos avisó en esos días se procesa de nuevo, también lo ya procesado. Queda anotado quién lo pidió.',
    en: 'All that a vendor told us on those days is processed again, also what was processed already. Who asked for it is written down.',
    pt: 'Tudo o que um fornecedor nos avisou nesses dias é processado de novo, também o que já foi processado. Fica anotado quem pediu.',
  },
  spanSend: {es: 'Procesar', en: 'Process', pt: 'Processar'},
  from: {es: 'Desde', en: 'From', pt: 'De'},
  to: {es: 'Hasta', en: 'To', pt: 'Até'},
  dayMissing: {es: 'Escribe un día', en: 'Enter a day', pt: 'Informe um dia'},
  dayOrder: {
    es: 'No puede ser antes del primer día',
    en: 'It cannot be before the first day',
    pt: 'Não pode ser antes do primeiro dia',
  },
  progress_one: {es: 'Va {{shown}} aviso', en: '{{shown}} event so far', pt: '{{shown}} aviso até agora'},
  progress_other: {es: 'Van {{shown}} avisos', en: '{{shown}} events so far', pt: '{{shown}} avisos até agora'},
} satisfies Readonly<Record<string, Words>>;
