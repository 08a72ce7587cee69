import type {PublicPageText} from './es.ts';

export const pt: PublicPageText = {
  title: 'Esta página ainda não está neste dispositivo',
  lead: 'Sem conexão. As páginas que você já visitou podem ser lidas mesmo assim; esta abre assim que ela voltar.',
  again: 'Tentar de novo',
  drafts: 'O que você começou',
  toDashboard: 'Ir para o meu painel',
  home: 'Site público',
  requirements: 'Requisitos',
  faq: 'Perguntas frequentes',
  bankingFaq: 'Perguntas de banco e cripto',
  blog: 'Blog',
  contact: 'Contato',
  privacy: 'Privacidade',
  terms: 'Termos',
};
