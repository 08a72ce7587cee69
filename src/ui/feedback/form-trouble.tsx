import type {ReactNode} from 'react';
import {Banner} from './banner.tsx';

/** Why a form was not saved, below its fields; nothing while there is nothing to say. */
export function FormTrouble({children}: {readonly children: ReactNode}) {
  if (children === null) return null;
  return (
    <Banner tone="danger" shape="boxed" isUrgent>
      {children}
    </Banner>
  );
}
