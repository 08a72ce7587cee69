import type {ReactNode} from 'react';
import styles from './scan-code.module.css';

type ScanCodeProps = {
  /** The picture's own words. */
  label: string;
  /** A QR code as SVG; dark on white in either theme, as cameras want it. */
  svg: string;
  /** What it says, for whoever cannot scan it. */
  children: ReactNode;
};

/** A QR code with what it says at its side. */
export function ScanCode({label, svg, children}: ScanCodeProps) {
  return (
    <div className={styles['scan']}>
      <img className={styles['picture']} alt={label} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      <div className={styles['words']}>{children}</div>
    </div>
  );
}

/** A key to be copied, in groups. */
export function KeyText({children}: {children: string}) {
  return <code className={styles['key']}>{children}</code>;
}

/** Codes to be kept, in columns. */
export function CodeList({label, codes}: {label: string; codes: readonly string[]}) {
  return (
    <ul className={styles['codes']} aria-label={label}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
