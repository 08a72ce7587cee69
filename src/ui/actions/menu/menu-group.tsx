import type {ReactNode} from 'react';
import {Header, MenuSection} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './menu.module.css';

/** Some acts of a menu under a heading. */
export function MenuGroup({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <MenuSection>
      <Header className={joinClasses(styles['heading'])}>{heading}</Header>
      {children}
    </MenuSection>
  );
}
