import {useState} from 'react';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {openDeskDocument} from '#contract/documents/open-desk-document.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {openingReasons} from '#contract/sealing/list-openings.ts';
import {callServer} from '#src/data/calls/server.ts';
import {receiveForDesk} from '#src/data/keeping/desk-files.ts';
import {saveFile} from '#src/data/save-file.ts';
import {openSealedFile} from '#src/data/sealing/open-sealed-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

type Why = (typeof openingReasons)[number];

/** Opens documents for an admin, sealed ones in memory. Rule: DOC10. */
export function useOpenDocument(companyId: string) {
  const failureText = useFailureText();
  const [opening, setOpening] = useState(false);
  const read = async ({id: documentId, type}: DeskDocument, why: Why): Promise<Outcome<Blob>> => {
    const {signal} = new AbortController();
    const opened = await callServer(openDeskDocument, {companyId, documentId, why}, {signal});
    if (!opened.ok) return opened;
    const {url, fileKey} = opened.value;
    const received = await receiveForDesk(url, signal);
    if (!received.ok) return received;
    return fileKey === null ? succeed(received.value) : openSealedFile(received.value, fileKey, type);
  };
  return {
    opening,
    open: async (document: DeskDocument, why: Why) => {
      setOpening(true);
      try {
        const bytes = await read(document, why);
        if (bytes.ok) saveFile(document.name, bytes.value, document.type);
        else showToast({text: failureText(bytes.failure), tone: 'danger'});
      } finally {
        setOpening(false);
      }
    },
  };
}
