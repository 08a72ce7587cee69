import {useMemo, useState} from 'react';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {useSearchParams} from '#src/routing/routing.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import {AccountDialog} from '#src/features/bookkeeping/accounts/account-dialog.tsx';
import {acceptedTypes} from './accepted-types.ts';
import {ImportDone} from './import-done.tsx';
import {ImportProgress} from './import-progress.tsx';
import {ImportRefused} from './import-refused.tsx';
import {ImportTarget} from './import-target.tsx';
import {RememberedBanner} from './layouts/remembered-banner.tsx';
import {useForget} from './layouts/use-forget.ts';
import {ImportPreview, readingId} from '#src/features/bookkeeping/imports/reading/import-preview.tsx';
import {proposeCurrency} from '#src/features/bookkeeping/imports/reading/propose-currency.ts';
import {useTargetAccount} from './use-target-account.ts';
import {useImport, type ImportChoice} from './use-import.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportFileProps = {
  readonly company: MyCompany;
  readonly file: File;
  readonly onPickFile: (files: readonly File[]) => void;
  readonly onAnother: () => void;
};

/** One file on its way: its account, what is asked, what it would be, and the import. */
export function ImportFile({company, file, onPickFile, onAnother}: ImportFileProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const places = usePlaces(company.id);
  const [search] = useSearchParams();
  const [pickedId, setPickedId] = useState<string | null>(search.get('account'));
  const [isAdding, setAdding] = useState(false);
  const decided = useDecided();
  const {overrides, decisions, ignoresMemory} = decided;

  const {account, unreadCurrency} = useTargetAccount(names, {spaceId: company.id, file, pickedId});
  const choice = useMemo<ImportChoice | null>(
    () =>
      account && account.kind !== null
        ? {
            file,
            account: {id: account.id, currency: account.currency, kind: account.kind},
            overrides,
            decisions,
            ignoresMemory,
          }
        : null,
    // The account's other fields may change without another reading.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [file, account?.id, account?.currency, account?.kind, overrides, decisions, ignoresMemory],
  );
  const {stage, run, cancel} = useImport(company.id, choice);
  const preview = stage.step === 'preview' ? stage.preview : stage.step === 'reading' ? stage.last : null;
  const forget = useForget(company.id, {accountId: account?.id, preview}, decided.forget);

  if (!names) return null;
  if (stage.step === 'writing') return <ImportProgress share={stage.share} total={stage.total} onCancel={cancel} />;
  if (stage.step === 'done')
    return <ImportDone company={company} places={places} result={stage.result} onAnother={onAnother} />;
  const currency = preview ? proposeCurrency(preview.reading) : unreadCurrency;
  const isUntouched = Object.keys(overrides).length === 0;
  return (
    <>
      <ImportTarget
        names={names}
        account={account}
        currency={currency}
        onPick={(id) => {
          // What was decided for one account says nothing of another's: a card's sign is no salary's.
          decided.restart();
          setPickedId(id);
        }}
        spaceId={company.id}
        onAdd={() => setAdding(true)}
        otherFile={
          <FileButton look="quiet" acceptedTypes={acceptedTypes} onFiles={onPickFile}>
            {text('importOtherFile')}
          </FileButton>
        }
      />
      {stage.step === 'reading' && (
        <ProgressBar
          label={stage.share < 1 ? text('importReading', {file: file.name}) : text('importPreparing')}
          value={stage.share * 100}
        />
      )}
      {stage.step === 'refused' && (
        <ImportRefused failure={stage.failure} onReadAgain={isUntouched ? null : decided.restart} />
      )}
      {preview && isUntouched && (
        <RememberedBanner preview={preview} onChange={showReading} onForget={() => void forget()} />
      )}
      {preview && (
        <ImportPreview
          preview={preview}
          account={account ?? null}
          retryAtMs={stage.step === 'preview' ? stage.retryAtMs : null}
          decisions={decisions}
          onChange={(patch) => decided.change(preview.overrides, patch)}
          onDecide={decided.decide}
          onRun={() => {
            if (stage.step === 'preview') void run();
          }}
        />
      )}
      {isAdding && (
        <AccountDialog
          spaceId={company.id}
          account={null}
          {...(currency === null ? {} : {currency})}
          onClose={() => setAdding(false)}
          onSaved={(id) => setPickedId(id)}
        />
      )}
    </>
  );
}

/** What the person has decided on a file so far. */
function useDecided() {
  const [overrides, setOverrides] = useState<Overrides>({});
  const [decisions, setDecisions] = useState<Decisions>({});
  const [ignoresMemory, setIgnoresMemory] = useState(false);
  const begin = (isForgotten: boolean) => {
    // New objects are a new reading.
    setOverrides({});
    setDecisions({});
    setIgnoresMemory(isForgotten);
  };
  return {
    overrides,
    decisions,
    ignoresMemory,
    decide: setDecisions,
    restart: () => begin(false),
    forget: () => begin(true),
    /** A choice more, over what the file is read with now. */
    change: (applied: Overrides, patch: Overrides) => {
      // What is read in another way has other rows to decide on.
      setDecisions({});
      setOverrides((last) => mergeChoices(Object.keys(last).length === 0 ? applied : last, patch));
    },
  };
}

/** A choice more, over those there are; statuses and columns are decided one after the other. */
function mergeChoices(base: Overrides, patch: Overrides): Overrides {
  // Other columns have other roles.
  const isAnotherTable = 'headerLine' in patch || 'delimiter' in patch;
  const roles = isAnotherTable ? {} : {...base.roles, ...patch.roles};
  const statuses = {...base.statuses, ...patch.statuses};
  return {...base, ...patch, roles, statuses, categories: {...base.categories, ...patch.categories}};
}

/** Leads to where each decision can be changed. */
function showReading() {
  document.querySelector(`#${readingId}`)?.scrollIntoView({block: 'start'});
  const field = document.querySelector(`#${readingId} button`);
  if (field instanceof HTMLElement) field.focus({preventScroll: true});
}
