import {useState} from 'react';
import {checkCoupon} from '#contract/catalogue/check-coupon.ts';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import type {OrderChoice} from '#contract/catalogue/price-order.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {CouponRow} from '#src/ui/checkout/coupon-row.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';

type CouponFieldProps = {
  readonly choice: OrderChoice;
  /** Of the order as it stands. */
  readonly code: string | null;
  /** What it saves, in words. */
  readonly saving: string | null;
  readonly blockedReason: string | null;
  /** Answers in words why the order cannot have it; null where it has. */
  readonly onChange: (coupon: CouponEffect | null) => Promise<string | null>;
};

/** A code that lowers the price: told at once whether it counts. Source: S2.16, S5.11. Rules: CPN3, CPN6. */
export function CouponField({choice, code, saving, blockedReason, onChange}: CouponFieldProps) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [call, check] = useServerCall(checkCoupon);
  const value = typed ?? code ?? '';
  const isApplied = code !== null && value === code;
  const apply = async () => {
    if (blockedReason !== null) return;
    if (value.trim() === '') {
      setError(text('couponEmpty'));
      return;
    }
    const {kind, planId, period} = choice;
    const answer = await check({code: value, kind, planId, period});
    setError(answer.ok ? await onChange(answer.value) : failureText(answer.failure));
    if (answer.ok) setTyped(null);
  };
  const remove = async () => {
    setTyped(null);
    setError(await onChange(null));
  };
  return (
    <CouponRow
      field={
        <TextField
          label={text('coupon')}
          id="coupon"
          autoComplete="off"
          maxLength={40}
          value={value}
          error={error}
          onChange={(next) => {
            setTyped(next);
            setError(null);
          }}
        />
      }
      act={
        <Button
          size="large"
          isPending={call.step === 'running'}
          blockedReason={blockedReason}
          onPress={() => void (isApplied ? remove() : apply())}
        >
          {text(isApplied ? 'couponRemove' : 'couponApply')}
        </Button>
      }
      applied={isApplied && saving !== null ? text('couponApplied', {sum: saving}) : null}
    />
  );
}
