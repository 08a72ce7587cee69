import {CircleCheck, Info, TriangleAlert} from 'lucide-react';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BalanceCheck} from '#workers/csv-import/reading.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const icon = {size: 18, 'aria-hidden': true} as const;

/** Whether the file's own balances prove that nothing is missing. */
export function BalanceProof({check, currency}: {readonly check: BalanceCheck; readonly currency: string}) {
  const text = useBooksText();
  const format = useFormat();
  if (check.status === 'none')
    return (
      <Banner tone="neutral" shape="boxed" icon={<Info {...icon} />}>
        {text('proofNone')}
      </Banner>
    );
  // One step follows by chance too easily, and under either sign.
  if (check.stepCount < 2 && check.status === 'proved')
    return (
      <Banner tone="neutral" shape="boxed" icon={<Info {...icon} />}>
        {text('proofOneStep')}
      </Banner>
    );
  if (check.status === 'proved')
    return (
      <Banner tone="ok" shape="boxed" icon={<CircleCheck {...icon} />}>
        {text('proofGood', {count: check.stepCount})}
      </Banner>
    );
  const expected = format.money(check.expectedUnits, currency);
  const found = format.money(check.foundUnits, currency);
  return (
    <Banner tone="warn" shape="boxed" icon={<TriangleAlert {...icon} />}>
      {text('proofBroken', {line: check.line, expected, found})}
    </Banner>
  );
}
