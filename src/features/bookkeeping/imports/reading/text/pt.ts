import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  fileCategories: 'Categorias do arquivo',
  fileCategoriesText:
    'As que têm o nome de uma das suas já a receberam. A transação fica para revisar até você confirmar.',
  fileCategoryName: 'No arquivo',
  fileCategoryRows: 'Transações',
  fileCategoryBecomes: 'Nos seus livros',
  categoryCreate: 'Criar “{{name}}”',
  categoriesCreate_one: 'Criar a que falta',
  categoriesCreate_other: 'Criar as {{count}} que faltam',
  categoriesNone: 'Deixar tudo sem categoria',
  fileRow: 'Linha do arquivo',
  fileRowNone: 'A linha não foi guardada: foi importada com uma versão anterior.',
  fileRowEmpty: 'vazio',
  groupsTitle: 'Por motivo',
  groupRows_one: '{{count}} linha',
  groupRows_other: '{{count}} linhas',
  groupLeave: 'Deixar de fora',
  groupTake: 'Contar',
  groupUndo: 'Desfazer',
  groupLeft_one: 'Fica de fora {{count}} linha: {{reason}}',
  groupLeft_other: 'Ficam de fora {{count}} linhas: {{reason}}',
  groupTaken: 'Também contam: {{reason}}',
  importOther_one: 'Importar {{count}} linha em {{currency}} em outra conta',
  importOther_other: 'Importar {{count}} linhas em {{currency}} em outra conta',
};
