import type {SignOutText} from './es.ts';

export const pt: SignOutText = {
  title: 'Começar de novo',
  ask: 'Sair da conta e começar de novo?',
  why: 'Aqui se começa sem conta: encerramos sua sessão neste dispositivo e você escolhe qual empresa criar.',
  addInstead: 'Adicionar uma empresa à minha conta',
  leave: 'Sair e começar',
  stampAlt: 'Um selo com um farol que ilumina uma costa traçada em linhas',
};
