import {useState} from 'react';
import {Download} from 'lucide-react';
import type {auditList} from '#contract/admin/list-audit.ts';
import type {ListQuestion} from '#contract/kernel/list.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {readRecord} from './read-record.ts';
import type {words} from './text/words.ts';
import {writeRecord} from './write-record.ts';

type Wanted = {readonly question: ListQuestion<typeof auditList>; readonly onPart: (count: number) => void};

/** Writes what the filters show to a file; leaving the screen ends it. Rule: ADM25. */
export function ExportMenu({question}: Pick<Wanted, 'question'>) {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  const failureText = useFailureText();
  const [count, setCount] = useState(0);
  const [reading, read] = useAsk(readWanted);
  const run = async (separator: ',' | ';') => {
    setCount(0);
    const answer = await read({question, onPart: setCount}).catch(reportError);
    if (!answer) return;
    if (!answer.ok) return showToast({text: failureText(answer.failure), tone: 'danger'});
    const {entries, hasMore} = answer.value;
    const file = writeRecord(entries, separator, text);
    saveFile(`${text('exportName')}-${format.today()}.csv`, file, file.type);
    const params = {count: entries.length, shown: format.number(entries.length)};
    showToast({text: text(hasMore ? 'exportedPart' : 'exported', params), tone: 'ok'});
  };
  if (reading.step === 'running') return <Button isPending>{text('exporting', {shown: format.number(count)})}</Button>;
  return (
    <MenuButton
      label={text('export')}
      placement="bottom end"
      trigger={<Button icon={<Download size={16} aria-hidden />}>{text('export')}</Button>}
    >
      <MenuItem id="comma" onAction={() => void run(',')}>
        {text('exportComma')}
      </MenuItem>
      <MenuItem id="semicolon" onAction={() => void run(';')}>
        {text('exportSemicolon')}
      </MenuItem>
    </MenuButton>
  );
}

async function readWanted({question, onPart}: Wanted, signal: AbortSignal) {
  return readRecord(question, onPart, signal);
}
