import {CircleCheckBig, CircleSlash} from 'lucide-react';
import {isCurrencyCode} from '#contract/kernel/money.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {ImportResult} from '#workers/csv-import/record/run.ts';
import {useUndoImport} from './history/use-undo-import.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {FocusHere} from './queue/focus-here.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportDoneProps = {
  readonly company: MyCompany;
  readonly places: Places;
  readonly result: ImportResult;
  readonly onAnother: () => void;
  /** Imports the same file once more, for an account in another currency. */
  readonly onOther: (currency: string) => void;
};

const icon = {size: 28, strokeWidth: 1.5, 'aria-hidden': true} as const;

/** What came of an import, with the ways on; takes the focus. Rule: NAV3. */
export function ImportDone(props: ImportDoneProps) {
  return (
    <FocusHere of={props.result.importId}>
      <Outcome {...props} />
    </FocusHere>
  );
}

function Outcome({company, places, result, onAnother, onOther}: ImportDoneProps) {
  const text = useBooksText();
  const {undo, isUndone, isRunning} = useUndoImport(company.id, result.importId);
  if (result.status === 'cancelled')
    return (
      <EmptyState
        icon={<CircleSlash {...icon} />}
        title={text('importCancelled')}
        actions={<Button onPress={onAnother}>{text('importAnother')}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<CircleCheckBig {...icon} />}
      title={isUndone ? text('statusUndone') : text('importDone', {count: result.newCount})}
      actions={
        <>
          {!isUndone && (
            <ButtonLink look="primary" size="large" href={places.review}>
              {text('importReview')}
            </ButtonLink>
          )}
          {result.errorCount > 0 && (
            <ButtonLink size="large" href={places.importOf(result.importId)}>
              {text('importFix', {count: result.errorCount})}
            </ButtonLink>
          )}
          {result.otherCurrencies
            .filter(({name}) => isCurrencyCode(name))
            .map(({name, count}) => (
              <Button key={name} size="large" onPress={() => onOther(name)}>
                {text('importOther', {count, currency: name})}
              </Button>
            ))}
          <Button size="large" look="quiet" onPress={onAnother}>
            {text('importAnother')}
          </Button>
          {!isUndone && result.newCount > 0 && (
            <Button size="large" look="quiet" isPending={isRunning} onPress={undo}>
              {text('importUndo')}
            </Button>
          )}
        </>
      }
    >
      {text('importDoneText')}
    </EmptyState>
  );
}
