import {Camera, CircleCheck, CircleDashed, CircleX, Clock, Download, Eye, FileText, Undo2, Upload} from 'lucide-react';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {documentWords} from '#contract/documents/words.data.ts';
import {stateOfSlot, type SlotState} from '#contract/documents/list-slots.ts';
import {canRetryUpload} from '#sync/files/tell-upload.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {FilePicker} from '#src/ui/fields/file/file-picker.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {EarlierDocuments} from './earlier-documents.tsx';
import {isUnsent, isWithinReach, nameDocument, type ShownSlot} from './read-documents.ts';
import {readProgress, saySlot} from './say-slot.ts';
import {isFixedSlot, keyOf} from './slot-key.ts';
import {useLedHere} from './use-led-here.ts';
import type {words} from './text/words.ts';
import type {DocumentActs} from './use-document-acts.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

const icons = {
  missing: CircleDashed,
  awaited: Clock,
  waiting: Clock,
  accepted: CircleCheck,
  refused: CircleX,
} as const satisfies Record<SlotState, unknown>;

type SlotItemProps = {
  readonly slot: ShownSlot;
  readonly acts: DocumentActs;
  /** A file is held over it. */
  readonly isTarget?: boolean;
  /** The document that somebody was led to. */
  readonly askedId?: string | null;
};

/** One document, or the place where one is to be: what is there, how it stands, and what can be done. Rules: DOC3 to DOC5. */
export function SlotItem({slot, acts, isTarget = false, askedId = null}: SlotItemProps) {
  const text = useText<typeof words>('companies/documents');
  const language = useLanguage();
  const format = useFormat();
  const failureText = useFailureText();
  const isSending = useSyncStatus()?.phase === 'sending';
  const {kind, current, earlier} = slot;
  const name = current ? nameDocument(current, language) : documentWords[kind][language];
  const {state, lines, isWanting} = saySlot(slot, {text, format, language, failureText, isSending});
  const found = stateOfSlot(slot);
  const Icon = found === null ? FileText : icons[found];
  const progress = current ? readProgress(current, isSending) : null;
  const isAsked = askedId !== null && [current, ...earlier].some((document) => document?.id === askedId);
  const canRetry = current?.kept ? canRetryUpload(current.kept) : false;
  return (
    <ListItem
      icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
      place={keyOf(slot)}
      isTarget={isTarget}
      title={<Title name={name} isAsked={isAsked} />}
      {...(lines[0] === undefined ? {} : {meta: lines[0]})}
      actions={<SlotActs slot={slot} name={name} acts={acts} isWanting={isWanting} />}
      {...(canRetry || progress !== null || earlier.length > 0 || state !== null
        ? {
            children: (
              <>
                {state === null ? null : (
                  <IconLine icon={<Icon {...icon} />}>
                    <Text as="span" size="small" tone={isWanting ? 'warn' : found === 'accepted' ? 'ok' : 'muted'}>
                      {[state, ...lines.slice(1)].join('. ')}
                    </Text>
                  </IconLine>
                )}
                {progress === null ? null : <ProgressBar label={text('uploading', {name})} value={progress} />}
                {current && canRetry ? (
                  <Button onPress={() => void acts.retry(current).catch(reportError)}>{text('retry')}</Button>
                ) : null}
                {earlier.length === 0 ? null : <EarlierDocuments name={name} earlier={earlier} acts={acts} />}
              </>
            ),
          }
        : {})}
    />
  );
}

/** The name of a document; whoever was led to it finds the focus there. */
function Title({name, isAsked}: {readonly name: string; readonly isAsked: boolean}) {
  const ref = useLedHere(isAsked);
  return (
    <span ref={ref} {...(isAsked ? {tabIndex: -1} : {})}>
      {name}
    </span>
  );
}

type SlotActsProps = {
  readonly slot: ShownSlot;
  readonly name: string;
  readonly acts: DocumentActs;
  readonly isWanting: boolean;
};

function SlotActs({slot, name, acts, isWanting}: SlotActsProps) {
  const text = useText<typeof words>('companies/documents');
  const isPhone = useRoom() === 'phone';
  const {current} = slot;
  const take = (files: File[]) => {
    const [file] = files;
    if (file) acts.add(slot, file).catch(reportError);
  };
  const isFixed = Boolean(useCompany().current?.dissolvedOn) || isFixedSlot(slot);
  const label = text(current === null ? 'uploadNamed' : 'replaceNamed', {name});
  return (
    <>
      {current !== null && isUnsent(current) ? (
        <IconButton
          icon={<Undo2 {...icon} />}
          label={text('withdrawNamed', {name})}
          onPress={() => void acts.withdraw(current).catch(reportError)}
        />
      ) : null}
      {current !== null && isWithinReach(current) ? (
        <>
          <IconButton icon={<Eye {...icon} />} label={text('showNamed', {name})} onPress={() => acts.show(current)} />
          <IconButton
            icon={<Download {...icon} />}
            label={text('downloadNamed', {name})}
            onPress={() => void acts.download(current).catch(reportError)}
          />
        </>
      ) : null}
      {isFixed || !isPhone ? null : (
        <FilePicker acceptedTypes={['image/*']} usesCamera onFiles={take}>
          <IconButton icon={<Camera {...icon} />} label={text('photoNamed', {name})} />
        </FilePicker>
      )}
      {isFixed ? null : (
        <FilePicker acceptedTypes={uploadKinds.paper.types} onFiles={take}>
          {isWanting ? (
            <Button icon={<Upload {...icon} />} label={label}>
              {text(current === null ? 'upload' : 'replace')}
            </Button>
          ) : (
            <IconButton icon={<Upload {...icon} />} label={label} />
          )}
        </FilePicker>
      )}
    </>
  );
}
