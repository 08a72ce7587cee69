import type {ReactNode} from 'react';
import {Check} from 'lucide-react';
import styles from './coupon-row.module.css';

type CouponRowProps = {readonly field: ReactNode; readonly act: ReactNode; readonly applied: string | null};

/** A field for a code with its act beside it, and below what the code does. */
export function CouponRow({field, act, applied}: CouponRowProps) {
  return (
    <div>
      <div className={styles['row']}>
        {field}
        {act}
      </div>
      <p className={styles['applied']} aria-live="polite">
        {applied === null ? null : (
          <>
            <Check size={16} aria-hidden />
            {applied}
          </>
        )}
      </p>
    </div>
  );
}
