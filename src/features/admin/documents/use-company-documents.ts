import {useCallback} from 'react';
import {listCompanyDocuments, type DeskDocuments} from '#contract/documents/list-company-documents.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';

/** The documents of a company as the desk has them: undefined while they are asked for, null where they do not come. */
export type AskedDocuments = {readonly shown: DeskDocuments | null | undefined; readonly askAgain: () => void};

/** Asks for the documents of a company. Rule: DOC10. */
export function useCompanyDocuments(companyId: string): AskedDocuments {
  const ask = useCallback(
    async (signal: AbortSignal) => callServer(listCompanyDocuments, {companyId}, {signal}),
    [companyId],
  );
  return useShown(ask);
}
