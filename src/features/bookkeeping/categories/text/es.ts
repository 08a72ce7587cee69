import {es as names} from '#contract/bookkeeping/category-names/es.data.ts';
/** Words of categories, and the names of those that every company begins with. */
export const es = {
  categories: 'Categorías',
  categoriesText: 'Los nombres siguen tu idioma hasta que alguien los cambia.',
  kind_income: 'Ingresos',
  kind_expense: 'Gastos',
  'kind_owner-contribution': 'Aportes de los dueños',
  kind_distribution: 'Retiros de los dueños',
  kind_transfer: 'Transferencias',
  categoryAdd: 'Agregar categoría',
  categoryRename: 'Cambiar el nombre',
  categoryKind: 'Tipo',
  categoryRelated: 'Parte relacionada',
  categoryRelatedText:
    'Dinero entre la empresa y sus dueños, u otras empresas de ellos. El formulario 5472 del IRS pide informarlo.',
  categoryArchived: 'Categoría archivada',
  categoryRestored: 'Categoría recuperada',
  categorySaved: 'Categoría guardada',

  ...names,
};
