import {joinClasses} from '#src/ui/class-names.ts';
import styles from './display.module.css';

type AvatarProps = {
  /** The name it stands for; two initials are shown, and nothing is read out: the name stands beside it. */
  name: string;
  kind?: 'company' | 'person';
  size?: 'small' | 'large';
};

/** Two letters for a person (round) or a company (square). */
export function Avatar({name, kind = 'company', size = 'small'}: AvatarProps) {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const initials = words.slice(0, 2).map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '');
  return (
    <span
      className={joinClasses(
        styles['avatar'],
        kind === 'person' && styles['person'],
        size === 'large' && styles['large'],
      )}
      aria-hidden
    >
      {initials.join('').toUpperCase()}
    </span>
  );
}
