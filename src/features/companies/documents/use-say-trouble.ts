import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {words} from './text/words.ts';
import type {DocumentTrouble} from './use-document-acts.ts';

/** Words for what went wrong with a document. */
export function useSayTrouble(): (trouble: DocumentTrouble) => string {
  const text = useText<typeof words>('companies/documents');
  const failureText = useFailureText();
  return ({name, failure, what, isSealed}) => {
    if (what === 'add') return text('notAdded', {name, reason: failureText(failure)});
    if (failure.code === 'offline') return text(isSealed ? 'sealedOffline' : 'notHere', {name});
    return text('notOpened', {name, reason: failureText(failure)});
  };
}
