import {useEffect, useEffectEvent, useMemo, useState} from 'react';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {DropZone} from '#src/ui/fields/file/drop-zone.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useSearchParams} from '#src/routing/routing.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {takeOpenedFiles, watchOpenedFiles} from '#src/data/keeping/opened-files.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {defaultImportLimits} from '#workers/csv-import/file/limits.ts';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import type {Overrides} from '#workers/csv-import/reading.ts';
import {jobs} from '#src/data/jobs.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {AccountDialog} from '#src/features/bookkeeping/accounts/account-dialog.tsx';
import {ImportDone} from './import-done.tsx';
import {ImportTarget} from './import-target.tsx';
import {ImportPreview} from '#src/features/bookkeeping/imports/reading/import-preview.tsx';
import {proposeCurrency} from '#src/features/bookkeeping/imports/reading/propose-currency.ts';
import {useTargetAccount} from './use-target-account.ts';
import {useImportLimit} from './use-import-limit.ts';
import {useImport, type ImportChoice} from './use-import.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {Failure} from '#contract/kernel/failure.ts';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';

const acceptedTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  '.csv',
  '.tsv',
  '.txt',
  '.xls',
  '.htm',
  '.html',
];

export const Screen = withCompany(ImportPage);

/** From a file to transactions: choose, look, change what is wrong, import. */
function ImportPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const places = usePlaces(company.id);
  const [search] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const [pickedId, setPickedId] = useState<string | null>(search.get('account'));
  const [overrides, setOverrides] = useState<Overrides>({});
  const [decisions, setDecisions] = useState<Decisions>({});
  const [isAdding, setAdding] = useState(false);

  const {account, unreadCurrency} = useTargetAccount(names, {spaceId: company.id, file, pickedId});
  const choice = useMemo<ImportChoice | null>(
    () =>
      file && account && account.kind !== null
        ? {file, account: {id: account.id, currency: account.currency, kind: account.kind}, overrides, decisions}
        : null,
    // The account's other fields may change without another reading.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [file, account?.id, account?.currency, account?.kind, overrides, decisions],
  );
  const {stage, remembered, run, cancel, restart, forget} = useImport(company.id, choice);
  const limit = useFreshLimit();

  const pickFile = ([next]: readonly File[]) => {
    if (!next) return;
    restart();
    setOverrides({});
    setDecisions({});
    setFile(next);
  };
  useOpenedFiles(pickFile);
  const pickAccount = (id: string) => {
    setDecisions({});
    setPickedId(id);
  };
  const change = (patch: Overrides) => {
    // What is read in another way has other rows to decide on.
    setDecisions({});
    setOverrides((last) => mergeChoices(Object.keys(last).length === 0 ? (remembered ?? last) : last, patch));
  };

  if (!names) return null;
  const limits = {size: format.bytes(limit.maxBytes), rows: format.number(defaultImportLimits.rows)};
  const preview = stage.step === 'preview' ? stage.preview : stage.step === 'reading' ? stage.last : null;
  const currency = preview ? proposeCurrency(preview.reading) : unreadCurrency;
  return (
    <>
      <PageHead title={text('importTitle')} lead={file?.name} />
      <Page>
        <Stack gap={5}>
          {!file && (
            <DropZone
              title={text('importChoose')}
              hint={text('importChooseText', limits)}
              buttonText={text('importPick')}
              acceptedTypes={acceptedTypes}
              onFiles={pickFile}
            />
          )}
          {file && stage.step !== 'writing' && stage.step !== 'done' && (
            <ImportTarget
              names={names}
              account={account}
              currency={currency}
              onPick={pickAccount}
              spaceId={company.id}
              onAdd={() => setAdding(true)}
              otherFile={
                <FileButton look="quiet" acceptedTypes={acceptedTypes} onFiles={pickFile}>
                  {text('importOtherFile')}
                </FileButton>
              }
            />
          )}
          {stage.step === 'reading' && (
            <ProgressBar
              label={stage.share < 1 ? text('importReading', {file: file?.name ?? ''}) : text('importPreparing')}
              value={stage.share * 100}
            />
          )}
          {stage.step === 'refused' && (
            <ImportRefused
              failure={stage.failure}
              onReadAgain={Object.keys(overrides).length > 0 ? () => setOverrides({}) : null}
            />
          )}
          {preview && remembered && Object.keys(overrides).length === 0 && (
            // A new object is a new reading.
            <RememberedBanner onForget={async () => forget().then(() => setOverrides({}))} />
          )}
          {preview && (
            <ImportPreview
              preview={preview}
              account={account ?? null}
              retryAtMs={stage.step === 'preview' ? stage.retryAtMs : null}
              decisions={decisions}
              onChange={change}
              onDecide={setDecisions}
              onRun={() => {
                if (stage.step === 'preview') void run();
              }}
            />
          )}
          {stage.step === 'writing' && <ImportProgress share={stage.share} total={stage.total} onCancel={cancel} />}
          {stage.step === 'done' && (
            <ImportDone company={company} places={places} result={stage.result} onAnother={() => setFile(null)} />
          )}
        </Stack>
      </Page>
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

/** A choice more, over those there are; statuses and columns are decided one after the other. */
function mergeChoices(base: Overrides, patch: Overrides): Overrides {
  // Other columns have other roles.
  const isAnotherTable = 'headerLine' in patch || 'delimiter' in patch;
  const roles = isAnotherTable ? {} : {...base.roles, ...patch.roles};
  const statuses = {...base.statuses, ...patch.statuses};
  return {...base, ...patch, roles, statuses, categories: {...base.categories, ...patch.categories}};
}

/** Takes the files that the device opened this app with, now and later. */
function useOpenedFiles(pickFile: (files: readonly File[]) => void) {
  const takeOpened = useEffectEvent(() => pickFile(takeOpenedFiles()));
  useEffect(() => {
    takeOpened();
    return watchOpenedFiles(() => takeOpened());
  }, []);
}

/** What an import may be; the server is asked once when the page opens. */
function useFreshLimit() {
  const userId = useUserId();
  const ask = useEffectEvent(async () =>
    jobs.run(async (api) => api.readAllowance({userId}), new AbortController().signal),
  );
  useEffect(() => {
    ask().catch(reportError);
  }, []);
  return useImportLimit();
}

type ImportProgressProps = {readonly share: number; readonly total: number; readonly onCancel: () => void};

/** How many rows are written, and the way to stop. */
function ImportProgress({share, total, onCancel}: ImportProgressProps) {
  const text = useBooksText();
  const format = useFormat();
  const done = format.number(Math.round(share * total));
  return (
    <Stack gap={3}>
      <ProgressBar
        label={text('importRunning')}
        value={share * 100}
        valueText={text('importDoneRows', {done, count: format.number(total)})}
      />
      <Row>
        <Button onPress={onCancel}>{text('cancel')}</Button>
      </Row>
    </Stack>
  );
}

/** Says that choices made for another file were used for this one, and offers to read it without them. */
function RememberedBanner({onForget}: {readonly onForget: () => Promise<void>}) {
  const text = useBooksText();
  return (
    <Banner
      tone="neutral"
      shape="boxed"
      actions={<Button onPress={() => void onForget()}>{text('importForget')}</Button>}
    >
      {text('importRemembered')}
    </Banner>
  );
}

type ImportRefusedProps = {
  readonly failure: Failure;
  /** Reads the file as if nothing had been chosen; null when nothing was. */
  readonly onReadAgain: (() => void) | null;
};

/** Why a file cannot be read or imported. */
function ImportRefused({failure, onReadAgain}: ImportRefusedProps) {
  const text = useBooksText();
  return (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={onReadAgain && <Button onPress={onReadAgain}>{text('importForget')}</Button>}
    >
      {failure.reason === 'import.store-failed' ? text('saveFailed') : describeStoredReason(failure.reason, text)}
    </Banner>
  );
}
