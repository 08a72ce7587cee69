import {Dialog} from '#src/ui/overlays/dialog.tsx';
import styles from './card.module.css';

type BankDialogProps = {
  readonly title: string;
  /** Of the bank's page; null shows nothing. */
  readonly url: string | null;
  readonly onClose: () => void;
};

/** The bank's own page in a frame, where a person confirms a payment. A press beside it does not close it. */
export function BankDialog({title, url, onClose}: BankDialogProps) {
  return (
    <Dialog title={title} isOpen={url !== null} onClose={onClose} role="alertdialog">
      {url === null ? null : (
        // Its answers are forms, and its last page tells this one that it has ended.
        <iframe
          className={styles['bank']}
          title={title}
          src={url}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and both are needed
          sandbox="allow-forms allow-scripts allow-same-origin"
        />
      )}
    </Dialog>
  );
}
