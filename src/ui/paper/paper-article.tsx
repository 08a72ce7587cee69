import type {ReactNode} from 'react';
import styles from './paper.module.css';

type PaperArticleProps = {
  readonly title: string;
  /** In whose language the article is; the note is in the page's. */
  readonly lang: string;
  readonly noteTitle: string;
  readonly note: string;
  readonly children: ReactNode;
};

/** An article of a contract: its title, what it means in plain words, and its sections. */
export function PaperArticle({title, lang, noteTitle, note, children}: PaperArticleProps) {
  return (
    <section className={styles['article']}>
      <h2 className={styles['title']} lang={lang}>
        {title}
      </h2>
      <p className={styles['note']}>
        <strong>{noteTitle}</strong>
        {note}
      </p>
      {children}
    </section>
  );
}
