import {FileX2} from 'lucide-react';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ListItem} from '#src/ui/display/list-item.tsx';
import type {words} from './text/words.ts';

/** A document that the desk took back: who had given it, when it went, and why. Rule: DOC18. */
export function TakenBackLine({document}: {readonly document: DeskDocument}) {
  const text = useText<typeof words>('admin/documents');
  const language = useLanguage();
  const format = useFormat();
  const {kind, deskName, addedAt, decidedAt, refusal, note} = document;
  const said = [
    text('takenBack', {day: format.dayOf(decidedAt ?? addedAt, 'medium')}),
    ...(deskName ? [text('byFaro', {name: deskName})] : []),
    ...(refusal ? [refusalWords[refusal][language]] : []),
    ...(note ? [note] : []),
  ];
  return (
    <ListItem
      icon={<FileX2 size={18} strokeWidth={1.75} aria-hidden />}
      title={documentWords[kind][language]}
      text={said.join(' · ')}
    />
  );
}
