import type {companyDrafts} from '#contract/formation/company-draft.ts';
import type {draftPartners} from '#contract/formation/draft-partner.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** What keeps a draft from being kept. */
export const reasons = {
  'company-draft.blocked': {
    es: 'Ya hay un pedido con este borrador: sus respuestas no cambian. Lo que escribiste queda en tu actividad.',
    en: 'There is an order for this draft already: its answers do not change. What you typed stays in your activity.',
    pt: 'Já existe um pedido com este rascunho: as respostas não mudam. O que você digitou fica na sua atividade.',
  },
  'draft-partner.blocked': {
    es: 'Ya hay un pedido con este borrador: sus socios no cambian. Lo que escribiste queda en tu actividad.',
    en: 'There is an order for this draft already: its partners do not change. What you typed stays in your activity.',
    pt: 'Já existe um pedido com este rascunho: os sócios não mudam. O que você digitou fica na sua atividade.',
  },
  'formation.text-long': {
    es: 'El texto es demasiado largo.',
    en: 'The text is too long.',
    pt: 'O texto é longo demais.',
  },
  'formation.text-unseen': {
    es: 'El texto tiene caracteres que no se ven. Escríbelo en lugar de pegarlo.',
    en: 'The text has characters that cannot be seen. Type it instead of pasting it.',
    pt: 'O texto tem caracteres invisíveis. Digite em vez de colar.',
  },
} satisfies WordsFor<typeof companyDrafts | typeof draftPartners>;
