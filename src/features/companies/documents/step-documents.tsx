import {documentWords} from '#contract/documents/words.data.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {ShownDocument} from './read-documents.ts';
import type {words} from './text/words.ts';
import {useDocumentActs} from './use-document-acts.ts';
import {useSayTrouble} from './use-say-trouble.ts';

type StepDocumentsProps = {readonly companyId: string; readonly documents: readonly ShownDocument[]};

/** The documents that belong to a step of a company. Rule: DOC9. */
export function StepDocuments({companyId, documents}: StepDocumentsProps) {
  const text = useLoadedText<typeof words>('companies/documents');
  const language = useLanguage();
  const acts = useDocumentActs(companyId);
  const say = useSayTrouble();
  return (
    <>
      {documents.map((document, index) => {
        const name = document.kind === 'other' ? document.name : documentWords[document.kind][language];
        return (
          <span key={document.id}>
            {index === 0 ? null : ' · '}
            <Button
              look="link"
              label={text('downloadNamed', {name})}
              onPress={() => void acts.download(document).catch(reportError)}
            >
              {name}
            </Button>
          </span>
        );
      })}
      {acts.troubles.map((trouble) => (
        <span key={trouble.name} role="alert">
          <Text as="span" tone="danger">
            {' '}
            {say(trouble)}
          </Text>
        </span>
      ))}
    </>
  );
}
