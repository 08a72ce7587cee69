import {Info} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import {describeReason} from './reading-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type GroupChoicesProps = {
  readonly reading: Reading;
  /** What the file is read with. */
  readonly overrides: Overrides;
  readonly onChange: (patch: Overrides) => void;
};

const icon = {size: 18, 'aria-hidden': true} as const;

/** What was decided for whole groups of rows, each with the way back. */
export function GroupChoices({reading, overrides, onChange}: GroupChoicesProps) {
  const text = useBooksText();
  const {leftOut = [], taken = []} = overrides;
  return (
    <>
      {reading.leftOut.map(({reason, count}) => (
        <Banner
          key={reason}
          tone="neutral"
          shape="boxed"
          icon={<Info {...icon} />}
          actions={
            <Button onPress={() => onChange({leftOut: leftOut.filter((one) => one !== reason)})}>
              {text('groupUndo')}
            </Button>
          }
        >
          {text('groupLeft', {count, reason: describeReason(reason, text)})}
        </Banner>
      ))}
      {taken.map((reason) => (
        <Banner
          key={reason}
          tone="neutral"
          shape="boxed"
          icon={<Info {...icon} />}
          actions={
            <Button onPress={() => onChange({taken: taken.filter((one) => one !== reason)})}>
              {text('groupUndo')}
            </Button>
          }
        >
          {text('groupTaken', {reason: describeReason(reason, text)})}
        </Banner>
      ))}
    </>
  );
}
