import {useState} from 'react';
import {useCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {WritingDialog} from '#src/features/bookkeeping/export/writing-dialog.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {journalPrograms, type JournalProgram} from '#workers/books/ledger/journals/journal.ts';
import {useJournal} from './use-journal.ts';

type JournalDialogProps = {
  readonly books: Books;
  readonly names: BooksNames;
  /** Of the report that is shown. */
  readonly period: {readonly from: string; readonly to: string};
  readonly onClose: () => void;
};

/** Writes the books as a journal: for which program and of which days, then how far it is. Rule: JRN6. */
export function JournalDialog({books, names, period, onClose}: JournalDialogProps) {
  const text = useBooksText();
  const {day} = useFormat();
  const {current} = useCompany();
  const [program, setProgram] = useState<JournalProgram>('hledger');
  const [days, setDays] = useState<'period' | 'all'>('period');
  const {state, run, cancel} = useJournal({books, names, title: current?.name ?? ''}, onClose);
  const title = text('journalTitle');
  if (state.step === 'writing') return <WritingDialog title={title} state={state} onCancel={cancel} />;
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      actText={text('reportExport')}
      onAct={() => void run(program, days === 'all' ? null : period)}
    >
      <Stack gap={4}>
        {state.hasFailed && (
          <Banner tone="danger" shape="boxed" isUrgent>
            {text('journalFailed')}
          </Banner>
        )}
        <Text tone="muted">{text('journalText')}</Text>
        <RadioField
          label={text('journalProgram')}
          value={program}
          options={journalPrograms.map((id) => ({id, label: text(`journal_${id}`), hint: text(`journalHint_${id}`)}))}
          onChange={setProgram}
        />
        <RadioField
          label={text('journalDays')}
          value={days}
          options={[
            {
              id: 'period',
              label: text('journalPeriod', {from: day(period.from, 'medium'), to: day(period.to, 'medium')}),
              hint: text('journalPeriodHint'),
            },
            {id: 'all', label: text('journalAll')},
          ]}
          onChange={setDays}
        />
      </Stack>
    </ConfirmDialog>
  );
}
