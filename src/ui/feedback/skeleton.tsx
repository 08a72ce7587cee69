import styles from './feedback.module.css';

/** The shape of what is still being read; shows only after 200 ms. */
export function Skeleton({width = '100%', height = 16}: {width?: number | string; height?: number}) {
  return <div className={styles['skeleton']} style={{width, height}} aria-hidden />;
}
