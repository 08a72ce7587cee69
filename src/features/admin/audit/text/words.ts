import type {Words} from '#src/i18n/words.ts';

/** The words of what admins did, the three languages side by side. */
export const words = {
  title: {es: 'Auditoría', en: 'Audit', pt: 'Auditoria'},
  lead: {
    es: 'Lo que hizo cada persona del equipo. Cada titular lee lo suyo en su cuenta y en su empresa.',
    en: 'What each person of the team did. Owners read their own part in their account and on their company.',
    pt: 'O que cada pessoa da equipe fez. Cada titular lê a sua parte na conta e na empresa.',
  },
  search: {
    es: 'Buscar por persona, empresa o día, como 2026-11-23',
    en: 'Search by person, company or day, like 2026-11-23',
    pt: 'Buscar por pessoa, empresa ou dia, como 2026-11-23',
  },
  trouble: {
    es: 'No pudimos traer la auditoría.',
    en: 'We could not fetch the audit.',
    pt: 'Não conseguimos buscar a auditoria.',
  },
  none: {es: 'Nadie hizo nada todavía', en: 'Nobody has done anything yet', pt: 'Ninguém fez nada ainda'},
  act: {es: 'Qué hizo', en: 'What was done', pt: 'O que fez'},
  admin: {es: 'Quién', en: 'Who', pt: 'Quem'},
  at: {es: 'Cuándo', en: 'When', pt: 'Quando'},
  about: {es: 'A quién o a qué', en: 'To whom or what', pt: 'A quem ou a quê'},
  what: {es: 'Detalle', en: 'Detail', pt: 'Detalhe'},
  'kind.invited': {es: 'Invitó', en: 'Invited', pt: 'Convidou'},
  'kind.acted': {es: 'Entró como la persona', en: 'Acted as the user', pt: 'Entrou como a pessoa'},
  'kind.blocked': {es: 'Bloqueó', en: 'Blocked', pt: 'Bloqueou'},
  'kind.unblocked': {es: 'Desbloqueó', en: 'Unblocked', pt: 'Desbloqueou'},
  'kind.looked': {es: 'Miró sus pagos', en: 'Looked at their payments', pt: 'Viu os pagamentos'},
  'kind.opened': {es: 'Abrió un número', en: 'Opened a number', pt: 'Abriu um número'},
  'kind.moved': {es: 'Movió la empresa', en: 'Moved the company', pt: 'Moveu a empresa'},
  'kind.settled': {es: 'Resolvió una diferencia', en: 'Dealt with a difference', pt: 'Resolveu uma diferença'},
  'kind.wrote': {es: 'Cambió datos', en: 'Changed data', pt: 'Mudou dados'},
  'kind.disputed': {es: 'Pago disputado', en: 'Payment disputed', pt: 'Pagamento contestado'},
  'dispute.needs-answer': {es: 'Espera respuesta', en: 'An answer is wanted', pt: 'Aguarda resposta'},
  'dispute.under-review': {es: 'La decide el banco', en: 'The bank decides', pt: 'O banco está decidindo'},
  'dispute.won': {es: 'Ganada', en: 'Won', pt: 'Ganha'},
  'dispute.lost': {es: 'Perdida', en: 'Lost', pt: 'Perdida'},
} satisfies Readonly<Record<string, Words>>;
