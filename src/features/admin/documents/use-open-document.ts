import {useState} from 'react';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {openDeskDocument} from '#contract/documents/open-desk-document.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {openingReasons} from '#contract/sealing/list-openings.ts';
import {callServer} from '#src/data/calls/server.ts';
import {receiveForDesk} from '#src/data/keeping/desk-files.ts';
import {openSealedFile} from '#src/data/sealing/open-sealed-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

type Why = (typeof openingReasons)[number];

/** A document in clear, in memory. */
export type OpenedDocument = {
  readonly document: DeskDocument;
  readonly bytes: Blob;
  readonly wasSealed: boolean;
};

/** Opens documents for an admin, in memory and only as long as they are shown. Rule: DOC10. */
export function useOpenDocument(companyId: string) {
  const failureText = useFailureText();
  const [opening, setOpening] = useState(false);
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  return {
    opening,
    opened,
    open: async (document: DeskDocument, why: Why) => {
      setOpening(true);
      try {
        const read = await readDocument(companyId, document, why);
        if (read.ok) setOpened(read.value);
        else showToast({text: failureText(read.failure), tone: 'danger'});
      } finally {
        setOpening(false);
      }
    },
    close: () => setOpened(null),
  };
}

async function readDocument(companyId: string, document: DeskDocument, why: Why): Promise<Outcome<OpenedDocument>> {
  const {signal} = new AbortController();
  const opened = await callServer(openDeskDocument, {companyId, documentId: document.id, why}, {signal});
  if (!opened.ok) return opened;
  const {url, fileKey} = opened.value;
  const received = await receiveForDesk(url, signal);
  if (!received.ok) return received;
  if (fileKey === null) return succeed({document, bytes: received.value, wasSealed: false});
  const clear = await openSealedFile(received.value, fileKey, document.type);
  return clear.ok ? succeed({document, bytes: clear.value, wasSealed: true}) : clear;
}
