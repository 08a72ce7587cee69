import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {words} from './text/words.ts';
import type {DocumentTrouble} from './use-document-acts.ts';

/** Words for what went wrong with a document. */
export function useSayTrouble(): (trouble: DocumentTrouble) => string {
  const text = useText<typeof words>('companies/documents');
  const failureText = useFailureText();
  const format = useFormat();
  return ({name, failure, what, isSealed}) => {
    if (what === 'add') {
      // The words that all files share speak of receipts.
      const own = {
        'file.type-not-allowed': text('badType'),
        'file.too-large': text('tooLarge', {size: format.bytes(uploadKinds.paper.maxBytes)}),
      };
      const found = Object.entries(own).find(([reason]) => reason === failure.reason);
      return text('notAdded', {name, reason: found?.[1] ?? failureText(failure)});
    }
    if (failure.code === 'offline') return text(isSealed ? 'sealedOffline' : 'notHere', {name});
    return text('notOpened', {name, reason: failureText(failure)});
  };
}
