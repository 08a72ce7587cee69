import type {ReactNode} from 'react';
import styles from './paper.module.css';

type PaperSectionProps = {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
  readonly lang: string;
  /** Below its text, such as a table. */
  readonly children?: ReactNode;
};

/** A section of a contract, with its number before it. */
export function PaperSection({number, heading, text, lang, children}: PaperSectionProps) {
  return (
    <div className={styles['section']} lang={lang}>
      <span className={styles['number']}>{number}</span>
      <h3 className={styles['heading']}>{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
