import {useState} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './thumbnail.module.css';

type ThumbnailProps = {
  source: string;
  /** What is in it. */
  label: string;
  /** No wider than it needs to be told from others. */
  isNarrow?: boolean;
  /** As high as it is. */
  isWhole?: boolean;
  onBroken?: () => void;
};

/** A picture in small, or whole. One that cannot be drawn takes no room. */
export function Thumbnail({source, label, isNarrow = false, isWhole = false, onBroken}: ThumbnailProps) {
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  if (brokenSource === source) return null;
  return (
    <img
      className={joinClasses(styles['thumbnail'], isNarrow && styles['narrow'], isWhole && styles['whole'])}
      src={source}
      alt={label}
      onError={() => {
        setBrokenSource(source);
        onBroken?.();
      }}
    />
  );
}
