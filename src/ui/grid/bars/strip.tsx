import type {ReactNode} from 'react';
import css from './facts.module.css';

type StripProps = {
  /** Before the words, such as a handle. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  readonly more?: ReactNode;
  readonly end?: ReactNode;
  readonly actions?: ReactNode;
};

/** One line of a short list: a name with weaker words under it, a figure and acts at its end. */
export function Strip({start, title, more, end, actions}: StripProps) {
  return (
    <li className={css['strip']}>
      {start}
      <div className={css['stripWords']}>
        <span data-row-name="">{title}</span>
        {more !== undefined && <small>{more}</small>}
      </div>
      {end !== undefined && <span className={css['stripEnd']}>{end}</span>}
      {actions}
    </li>
  );
}
