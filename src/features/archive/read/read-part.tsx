import {Upload} from 'lucide-react';
import {useState} from 'react';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/archive/text/es.ts';
import {PreviewPart} from './preview-part.tsx';
import {RestoredNote} from './restored-note.tsx';
import {useRestore} from './use-restore.ts';

type ReadPartProps = {readonly companies: readonly MyCompany[]; readonly companyId: string | null};

const acceptedTypes = ['.zip', 'application/zip'];

/** Reads an archive back: the company, the file, what would come, and only then the act. Rules: ARC6, ARC7, ARC10. */
export function ReadPart({companies, companyId}: ReadPartProps) {
  const text = useText<typeof es>('archive');
  const failureText = useFailureText();
  const {state, check, restore, stop} = useRestore();
  const [targetId, setTargetId] = useState(companies.find(({id}) => id === companyId)?.id ?? null);
  const [file, setFile] = useState<File | null>(null);
  const target = companies.find(({id}) => id === targetId) ?? null;
  const isBusy = state.step === 'checking' || state.step === 'reading';
  const look = (archive: File, folder: string | null, into: string | null) => {
    setFile(archive);
    void check(archive, {folder, companyId: into});
  };
  const chooseTarget = (id: string) => {
    setTargetId(id);
    if (file && state.step !== 'done') look(file, state.step === 'preview' ? state.preview.folder : null, id);
  };
  return (
    <section>
      <SectionHead title={text('read')} />
      <Stack gap={4}>
        <Text tone="muted">{text('readLead')}</Text>
        {isBusy ? (
          <Stack gap={3}>
            <ProgressBar label={text(state.step, {name: file?.name ?? ''})} value={state.share * 100} />
            <Row>
              <Button size="large" onPress={stop} autoFocus>
                {text('cancel')}
              </Button>
            </Row>
          </Stack>
        ) : (
          <>
            <SelectField
              label={text('into')}
              placeholder={text('intoNone')}
              value={targetId}
              options={companies.map(({id, name}) => ({id, label: name}))}
              onChange={chooseTarget}
              size="large"
            />
            <Row>
              <FileButton
                icon={<Upload size={16} aria-hidden />}
                acceptedTypes={acceptedTypes}
                onFiles={([first]) => first && look(first, null, targetId)}
              >
                {text(file === null ? 'choose' : 'chooseOther')}
              </FileButton>
            </Row>
          </>
        )}
        {state.step === 'refused' && (
          <Banner tone="danger" shape="boxed" isUrgent>
            {failureText(state.failure)}
          </Banner>
        )}
        {state.step === 'preview' && file && (
          <PreviewPart
            preview={state.preview}
            fileName={file.name}
            target={target}
            onFolder={(folder) => look(file, folder, targetId)}
            onRead={(folder, id) => void restore(file, {folder, companyId: id})}
          />
        )}
        {state.step === 'done' && (
          <RestoredNote restored={state.restored} companyId={state.companyId} onUndone={stop} />
        )}
      </Stack>
    </section>
  );
}
