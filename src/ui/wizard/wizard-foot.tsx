import type {ReactNode} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './wizard.module.css';

type WizardFootProps = {
  /** The way back; none at the first step. */
  back: ReactNode;
  /** The sum so far, which stays in sight on a phone. */
  sum?: {readonly label: string; readonly value: string} | undefined;
  /** The way on. */
  children: ReactNode;
};

/** The ways back and on of a step; on a phone they stay at the lower edge, beside the sum. */
export function WizardFoot({back, sum, children}: WizardFootProps) {
  return (
    <div className={styles['foot']}>
      {back ?? <span />}
      <div className={joinClasses(styles['on'], sum !== undefined && styles['stuck'])}>
        {sum === undefined ? null : (
          <span className={styles['sum']}>
            <span className={styles['sum-label']}>{sum.label}</span>
            <span className={styles['sum-value']}>{sum.value}</span>
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
