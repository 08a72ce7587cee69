import {describeTables} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

/** Describes the tables of the books. */
export const describe = describeTables<typeof es>('bookkeeping');

export const name = {es: 'Nombre', en: 'Name', pt: 'Nome'};

/** What refers to an account. */
export const account = {
  kind: 'reference',
  to: 'accounts',
  label: 'field_account',
  gone: {es: 'Cuenta no disponible', en: 'Account not available', pt: 'Conta indisponível'},
} as const;

/** What refers to a category. */
export const category = {
  kind: 'reference',
  to: 'categories',
  gone: {es: 'Categoría no disponible', en: 'Category not available', pt: 'Categoria indisponível'},
} as const;
