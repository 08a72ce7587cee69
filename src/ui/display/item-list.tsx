import type {ReactNode} from 'react';

/** Things of one kind below one another, as `ListItem`s. */
export function ItemList({label, children}: {label: string; children: ReactNode}) {
  return <ul aria-label={label}>{children}</ul>;
}
