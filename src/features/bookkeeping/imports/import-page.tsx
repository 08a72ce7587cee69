import {useEffect, useEffectEvent, useState} from 'react';
import {useSearchParams} from '#src/routing/routing.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {DropZone} from '#src/ui/fields/file/drop-zone.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {takeOpenedFiles, watchOpenedFiles} from '#src/data/keeping/opened-files.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {defaultImportLimits} from '#workers/csv-import/file/limits.ts';
import {jobs} from '#src/data/jobs.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {acceptedTypes} from './accepted-types.ts';
import {ImportDone} from './import-done.tsx';
import {ImportFile} from './import-file.tsx';
import {QueueBar} from './queue/queue-bar.tsx';
import {QueueSummary} from './queue/queue-summary.tsx';
import {useFileQueue} from './queue/use-file-queue.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useImportLimit} from './use-import-limit.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

export const Screen = withCompany(ImportPage, {isWork: true});

/** From files to transactions: choose, look, change what is wrong, import; several one after another. */
function ImportPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const [search] = useSearchParams();
  // The next file that is chosen alone most likely goes where the last one went; of several chosen together nobody knows.
  const [lastAccountId, setLastAccountId] = useState(search.get('account'));
  const queue = useFileQueue();
  const {files, open} = queue;
  const limit = useFreshLimit();
  /** The currency of the rows that one more import of the same file is for. */
  const [other, setOther] = useState<string | null>(null);
  // One file takes the place of another that is looked at; among several it waits for its turn.
  const isAlone = files.length === 1;
  const add = (picked: readonly File[]) => void queue.add(picked, isAlone).catch(reportError);
  const pick = (picked: readonly File[]) => {
    setOther(null);
    add(picked);
  };
  useOpenedFiles(pick);
  const limits = {size: format.bytes(limit.maxBytes), rows: format.number(defaultImportLimits.rows)};
  const [only, second] = files;
  const isDone = files.length > 0 && open === null;
  return (
    <>
      <PageHead title={text('importTitle')} lead={open?.file.name} />
      <Page>
        <Stack gap={5}>
          {open && second && <QueueBar files={files} open={open} onStop={queue.stop} />}
          {open && (
            <ImportFile
              key={open.id}
              company={company}
              file={open.file}
              accountId={
                queue.together?.accountId ?? (other !== null ? null : isAlone ? lastAccountId : search.get('account'))
              }
              onPickAccount={setLastAccountId}
              goesOn={other !== null || files.some(({state}) => state === 'imported')}
              currency={other}
              isAlone={isAlone}
              restCount={files.filter(({state}) => state === 'waiting').length}
              together={queue.together}
              onTogether={queue.importTogether}
              onPickFiles={pick}
              onSettle={(state, result) => queue.settle(open.id, state, result)}
            />
          )}
          {isDone && second && <QueueSummary company={company} places={places} files={files} onAnother={queue.clear} />}
          {isDone && !second && only?.result && (
            <ImportDone
              company={company}
              places={places}
              result={only.result}
              onAnother={queue.clear}
              onOther={(currency) => {
                setOther(currency);
                add([only.file]);
              }}
            />
          )}
          {files.length === 0 && (
            <DropZone
              title={text('importChoose')}
              hint={text('importChooseText', limits)}
              buttonText={text('importPick')}
              acceptedTypes={acceptedTypes}
              allowsMultiple
              onFiles={pick}
            />
          )}
        </Stack>
      </Page>
    </>
  );
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
