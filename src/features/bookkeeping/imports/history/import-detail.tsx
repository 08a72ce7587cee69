import {Download} from 'lucide-react';
import type {ImportErrorRow} from '#contract/bookkeeping/import.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {unpackReading} from '#workers/csv-import/record/stored-reading.ts';
import {ErrorRowForm} from './error-row-form.tsx';
import {describeResult, describeStatus} from './import-words.ts';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {readCells} from '#src/features/bookkeeping/imports/reading/read-cells.ts';
import {MatchList} from '#src/features/bookkeeping/imports/likeness/match-list.tsx';
import {useDropRows} from './use-drop-rows.ts';
import {useUndoImport} from './use-undo-import.ts';
import {writeRowsCsv} from '#src/features/bookkeeping/imports/reading/write-rows-csv.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';
import {shortcuts} from '#src/features/bookkeeping/shortcuts.ts';
import {saveFile} from '#src/data/save-file.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';

/** Rows with errors that are corrected at a time; the rest follow as these are settled. */
const shownErrors = 25;

/** One import: what came of it, its rows with errors to correct, and the way to take it back. */
export function ImportDetail({company, importId}: {readonly company: MyCompany; readonly importId: string}) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const names = useBooksNames();
  const row = useRows('imports', company.id)?.find((one) => one.id === importId);
  const errors = useRows('importErrors', company.id);
  const imports = useRows('imports', company.id);
  const matches = useRows('importMatches', company.id)?.filter((match) => match.importId === importId);
  const {undo: undoImport, isRunning, isUndone} = useUndoImport(company.id, importId);
  const {undo, redo} = useUndo();
  const drop = useDropRows(company.id);
  useScreenKeys(shortcuts, (act) => {
    if (act === 'undo') void undo();
    if (act === 'redo') void redo();
  });
  if (!imports || !errors || !matches || !names) return null;
  if (!row) return <EmptyState isPage title={text('importMissing')} />;
  const open = errors
    .filter((error) => error.importId === importId && error.status === 'open')
    .sort((one, other) => one.line - other.line);
  const stored = unpackReading(row.reading)?.reading.columns ?? [];
  const columnNames = new Map(stored.map((column) => [column.index, column.name]));
  const {word, tone} = describeStatus(row, text);
  const saveErrors = (rows: readonly ImportErrorRow[]) => {
    const headings = [text('line'), text('listReason')] as const;
    const all = rows.map(({line, cells, reason}) => ({line, reason, cells: readCells(cells)}));
    const csv = writeRowsCsv(all, headings, (reason) => describeStoredReason(reason, text));
    saveFile(`${text('errorsFile')}-${row.fileName}.csv`, csv, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <PageHead
        title={row.fileName}
        lead={describeResult(row, text)}
        actions={
          <>
            <ButtonLink href={places.listOf({importId})}>{text('importSeeRows')}</ButtonLink>
            {!isUndone && row.status === 'completed' && (
              <Button isPending={isRunning} onPress={undoImport}>
                {text('importUndo')}
              </Button>
            )}
          </>
        }
      />
      <Page>
        <WithAside
          aside={
            <Facts
              facts={[
                {name: text('field_status'), value: <Badge tone={tone}>{word}</Badge>},
                {name: text('field_account'), value: names.accountName(row.accountId)},
                {name: text('importBy'), value: format.moment(row.createdAt)},
                {name: text('importSize'), value: format.bytes(row.sizeBytes)},
              ]}
            />
          }
        >
          <Stack gap={4}>
            <SectionHead title={text('errorsTitle')} count={open.length} />
            {row.failedReason !== null && <Text tone="danger">{describeStoredReason(row.failedReason, text)}</Text>}
            <Text tone="muted">
              {open.length === 0 ? text('errorsNone') : text(row.reading === null ? 'errorNoReading' : 'errorsText')}
            </Text>
            {open.length > 0 && (
              <Row>
                <Button icon={<Download size={16} aria-hidden />} onPress={() => saveErrors(open)}>
                  {text('errorsDownload')}
                </Button>
                {open.length > 1 && (
                  <Button onPress={() => void drop(open).catch(reportError)}>
                    {text('errorsDrop', {count: open.length})}
                  </Button>
                )}
              </Row>
            )}
            {open.slice(0, shownErrors).map((error, place) => (
              <ErrorRowForm
                key={error.id}
                spaceId={company.id}
                row={error}
                currency={names.accountOf(row.accountId)?.currency ?? 'USD'}
                names={columnNames}
                canCorrect={row.reading !== null}
                alike={listAlike(open, place)}
              />
            ))}
            {matches.length > 0 && (
              <MatchList
                spaceId={company.id}
                currency={names.accountOf(row.accountId)?.currency ?? 'USD'}
                matches={matches.toSorted((one, other) => one.line - other.line)}
              />
            )}
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}

/** The rows with the error of one of them; at the first of these only, and not where all have it. */
function listAlike(open: readonly ImportErrorRow[], place: number): readonly ImportErrorRow[] {
  const reason = open[place]?.reason;
  const alike = open.filter((one) => one.reason === reason);
  return open.findIndex((one) => one.reason === reason) === place && alike.length < open.length ? alike : [];
}
