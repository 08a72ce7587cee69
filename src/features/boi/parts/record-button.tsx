import {Download} from 'lucide-react';
import type {CompanyBoi} from '#src/data/boi/read-boi.ts';
import {usePdf} from '#src/data/use-pdf.ts';
import {listReasons, sayAnswer, saySource} from '#src/features/boi/say-boi.ts';
import type {es} from '#src/features/boi/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';

/** Downloads the record of the answer as a PDF; works offline. Rule: BOI8. */
export function RecordButton({boi}: {readonly boi: CompanyBoi}) {
  const text = useText<typeof es>('boi');
  const format = useFormat();
  const language = useLanguage();
  const failureText = useFailureText();
  const {stage, print} = usePdf('record.fonts-missing');
  const {company, state} = boi;
  const words = {text, format};
  const source = saySource(words);
  const facts = [
    ...listReasons(boi, words),
    {name: text('source'), value: `${source.name}, ${source.rest} · ${source.url}`},
    {name: text('pdfMade'), value: format.day(format.today(), 'long')},
  ];
  const about = {language, title: text('pdfTitle'), company: company.name, answer: sayAnswer(boi, words), facts};
  const notes = [
    ...(state.isKept && state.kept ? [text('kept', {day: format.instant(state.kept.answeredAt)})] : []),
    text('pdfNote'),
  ];
  return (
    <>
      <Button
        icon={<Download size={16} aria-hidden />}
        isPending={stage.step === 'making'}
        onPress={() =>
          void print(`${text('pdfFile')}-${company.name}`, async (api) =>
            api.makeRecord({...about, notes, madeAt: new Date().toISOString()}),
          )
        }
      >
        {text(stage.step === 'making' ? 'downloading' : 'download')}
      </Button>
      <div role="status">
        {stage.step === 'failed' ? <Text tone="danger">{failureText(stage.failure)}</Text> : null}
        {stage.step === 'done' && stage.missing > 0 ? (
          <Text tone="warn">{text('missingCharacters', {count: stage.missing})}</Text>
        ) : null}
      </div>
    </>
  );
}
