import {useEffect, useEffectEvent, useMemo, useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import type {ImportResult} from '#workers/csv-import/record/run.ts';
import {AccountDialog} from '#src/features/bookkeeping/accounts/account-dialog.tsx';
import {acceptedTypes} from './accepted-types.ts';
import {ImportProgress} from './import-progress.tsx';
import {ImportRefused} from './import-refused.tsx';
import {ImportTarget} from './import-target.tsx';
import {RememberedBanner} from './layouts/remembered-banner.tsx';
import {useForget} from './layouts/use-forget.ts';
import {ImportPreview, readingId} from '#src/features/bookkeeping/imports/reading/import-preview.tsx';
import {proposeCurrency} from '#src/features/bookkeeping/imports/reading/propose-currency.ts';
import {useTargetAccount} from './use-target-account.ts';
import {useImport, type ImportChoice, type ImportStage} from './use-import.ts';
import {hasNothingNew, isReady} from './queue/is-ready.ts';
import type {FileState, Together} from './queue/use-file-queue.ts';
import {labelAccount, useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportFileProps = {
  readonly company: MyCompany;
  readonly file: File;
  /** Where it most likely goes; null where nobody has said. */
  readonly accountId: string | null;
  readonly onPickAccount: (accountId: string) => void;
  /** One of several, after the first that was imported. */
  readonly goesOn: boolean;
  readonly isAlone: boolean;
  /** The currency of the account it is for; null where any may be. */
  readonly currency: string | null;
  /** Files that follow. */
  readonly restCount: number;
  /** What files that follow the one that was decided on are imported like, without being shown. */
  readonly together: Together | null;
  readonly onTogether: (together: Together | null) => void;
  /** Begins anew with other files. */
  readonly onPickFiles: (files: readonly File[]) => void;
  readonly onSettle: (state: FileState, result: ImportResult | null) => void;
};

/** One file on its way: its account, what is asked, what it would be, and the import. */
export function ImportFile(props: ImportFileProps) {
  const {
    company,
    file,
    accountId,
    onPickAccount,
    goesOn,
    isAlone,
    restCount,
    together,
    onTogether,
    onPickFiles,
    onSettle,
  } = props;
  const text = useBooksText();
  const names = useBooksNames();
  const [pickedId, setPickedId] = useState(accountId);
  const [isAdding, setAdding] = useState(false);
  const pick = (id: string) => {
    setPickedId(id);
    onPickAccount(id);
  };
  const decided = useDecided();
  const {overrides, decisions, ignoresMemory} = decided;
  const [leftRules, setLeftRules] = useState<readonly string[]>([]);

  const wish = {spaceId: company.id, file, pickedId, currency: props.currency};
  const {account, unreadCurrency} = useTargetAccount(names, wish);
  const choice = useMemo<ImportChoice | null>(
    () =>
      account && account.kind !== null
        ? {
            file,
            account: {id: account.id, currency: account.currency, kind: account.kind},
            overrides,
            decisions,
            leftRules,
            ignoresMemory,
            goesOn,
          }
        : null,
    // The account's other fields may change without another reading.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [file, account?.id, account?.currency, account?.kind, overrides, decisions, leftRules, ignoresMemory, goesOn],
  );
  const {stage, run, cancel, readLeft} = useImport(company.id, choice);
  const preview = stage.step === 'preview' ? stage.preview : stage.step === 'reading' ? stage.last : null;
  const forget = useForget(company.id, {accountId: account?.id, preview}, decided.forget);

  useAutomaticSteps({stage, accountId: account?.id, together, run, onSettle});

  if (!names || stage.step === 'done') return null;
  if (stage.step === 'writing') return <ImportProgress share={stage.share} total={stage.total} onCancel={cancel} />;
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
          pick(id);
        }}
        spaceId={company.id}
        onAdd={() => setAdding(true)}
        otherFile={
          <OtherFile
            isAlone={isAlone}
            isKnown={preview !== null && hasNothingNew(preview)}
            onPickFiles={onPickFiles}
            onNext={(state) => onSettle(state, null)}
          />
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
      {preview?.layout && account && restCount > 0 && !hasNothingNew(preview) && (
        <TogetherField
          account={labelAccount(account)}
          isSelected={together !== null}
          onChange={(isWanted) =>
            onTogether(isWanted && preview.layout ? {accountId: account.id, layout: preview.layout.layout} : null)
          }
        />
      )}
      {preview && (
        <ImportPreview
          preview={preview}
          account={account ?? null}
          retryAtMs={stage.step === 'preview' ? stage.retryAtMs : null}
          isReading={stage.step === 'reading'}
          decisions={decisions}
          onChange={(patch) => decided.change(preview.overrides, patch)}
          onDecide={decided.decide}
          onLeaveRules={setLeftRules}
          readLeft={readLeft}
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
          onSaved={pick}
        />
      )}
    </>
  );
}

type OtherFileProps = {
  readonly isAlone: boolean;
  readonly isKnown: boolean;
  readonly onPickFiles: (files: readonly File[]) => void;
  readonly onNext: (state: 'known' | 'skipped') => void;
};

/** Leaves this file: for another that is chosen, or for the next of several. */
function OtherFile({isAlone, isKnown, onPickFiles, onNext}: OtherFileProps) {
  const text = useBooksText();
  if (isAlone)
    return (
      <FileButton look="quiet" acceptedTypes={acceptedTypes} allowsMultiple onFiles={onPickFiles}>
        {text('importOtherFile')}
      </FileButton>
    );
  return (
    <Button look="quiet" onPress={() => onNext(isKnown ? 'known' : 'skipped')}>
      {text(isKnown ? 'queueNext' : 'queueSkip')}
    </Button>
  );
}

type TogetherFieldProps = {
  readonly account: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
};

/** Whether the files that follow are imported like this one. */
function TogetherField({account, isSelected, onChange}: TogetherFieldProps) {
  const text = useBooksText();
  return (
    <div>
      <Checkbox isSelected={isSelected} onChange={onChange}>
        {text('queueTogether', {account})}
      </Checkbox>
      <Text tone="muted" size="small">
        {text('queueTogetherHint')}
      </Text>
    </div>
  );
}

type Steps = {
  readonly stage: ImportStage;
  readonly accountId: string | undefined;
  readonly together: Together | null;
  readonly run: () => Promise<void>;
  readonly onSettle: ImportFileProps['onSettle'];
};

/** Tells what came of a file, and imports one that is like the file before it when that was wanted for all. */
function useAutomaticSteps({stage, accountId, together, run, onSettle}: Steps) {
  // What was wanted when the file opened: the box that is ticked beside it is for those that follow.
  const [wanted] = useState(together);
  const take = useEffectEvent((now: ImportStage) => {
    if (now.step === 'done') return onSettle(now.result.status === 'cancelled' ? 'cancelled' : 'imported', now.result);
    if (now.step !== 'preview' || accountId === undefined || !isReady(now.preview, accountId, wanted)) return;
    if (hasNothingNew(now.preview)) onSettle('known', null);
    else if (now.retryAtMs === null) void run();
  });
  useEffect(() => take(stage), [stage]);
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
  const types = {...base.types, ...patch.types};
  return {...base, ...patch, roles, statuses, types, categories: {...base.categories, ...patch.categories}};
}

/** Leads to where each decision can be changed. */
function showReading() {
  document.querySelector(`#${readingId}`)?.scrollIntoView({block: 'start'});
  const field = document.querySelector(`#${readingId} button`);
  if (field instanceof HTMLElement) field.focus({preventScroll: true});
}
