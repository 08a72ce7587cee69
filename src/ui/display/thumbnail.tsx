import {useState} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './thumbnail.module.css';

/** A picture in small; `label` says what is in it. `isNarrow`: no wider than it needs to be told from others. One that cannot be drawn takes no room. */
export function Thumbnail({source, label, isNarrow = false}: {source: string; label: string; isNarrow?: boolean}) {
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  if (brokenSource === source) return null;
  return (
    <img
      className={joinClasses(styles['thumbnail'], isNarrow && styles['narrow'])}
      src={source}
      alt={label}
      onError={() => setBrokenSource(source)}
    />
  );
}
