import styles from './lamp.module.css';

/** The product's mark: a lighthouse whose beam is the one accent. Silent: the name stands beside it. */
export function Lamp({size = 24}: {size?: number}) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <path className={styles['beam']} d="M17 9.5 1.5 4v12.5L17 13z" />
      <g stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round">
        <path d="M17 8.5h7v5.2h-7zM15.4 13.7h10.2M18 8.5c.2-3.8 4.8-3.8 5 0M20.5 5.6V3.2" />
        <path d="m17.7 13.7-1.5 14.6M23.3 13.7l1.5 14.6M12.5 28.3h16M17 20.8h7" />
      </g>
    </svg>
  );
}
