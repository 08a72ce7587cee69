import {useEffect, useEffectEvent, useState} from 'react';
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
import {ImportFile} from './import-file.tsx';
import {useImportLimit} from './use-import-limit.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

export const Screen = withCompany(ImportPage);

/** From a file to transactions: choose, look, change what is wrong, import. */
function ImportPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const [file, setFile] = useState<{readonly file: File; readonly key: number} | null>(null);
  const limit = useFreshLimit();
  const pickFile = ([next]: readonly File[]) => {
    if (next) setFile((last) => ({file: next, key: (last?.key ?? 0) + 1}));
  };
  useOpenedFiles(pickFile);
  const limits = {size: format.bytes(limit.maxBytes), rows: format.number(defaultImportLimits.rows)};
  return (
    <>
      <PageHead title={text('importTitle')} lead={file?.file.name} />
      <Page>
        <Stack gap={5}>
          {file ? (
            <ImportFile
              key={file.key}
              company={company}
              file={file.file}
              onPickFile={pickFile}
              onAnother={() => setFile(null)}
            />
          ) : (
            <DropZone
              title={text('importChoose')}
              hint={text('importChooseText', limits)}
              buttonText={text('importPick')}
              acceptedTypes={acceptedTypes}
              onFiles={pickFile}
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
