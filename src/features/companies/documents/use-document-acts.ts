import {useState} from 'react';
import {isIdentityPaper} from '#contract/documents/kinds.ts';
import {openOwnDocument} from '#contract/documents/open-own-document.ts';
import {documentWords} from '#contract/documents/words.data.ts';
import {succeed, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import {retryFile} from '#sync/files/retry-file.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {jobs} from '#src/data/jobs.ts';
import {readFile} from '#src/data/keeping/files.ts';
import {makeNow} from '#src/data/make-now.ts';
import {labelNamed, planDeletion} from '#src/data/record.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {ShownDocument, ShownSlot} from './read-documents.ts';
import type {words} from './text/words.ts';

/** Something that went wrong with a file, to be said where it happened. */
export type DocumentTrouble = {
  readonly name: string;
  readonly failure: Failure;
  readonly what: 'add' | 'open';
  readonly isSealed: boolean;
};

/** A file, and the place that it is for. */
type NewFile = {readonly slot: Pick<ShownSlot, 'kind' | 'partnerId' | 'current'>; readonly file: File};

const loadSealing = async () =>
  Promise.all([import('#src/data/sealing/make-file-key.ts'), import('#src/data/sealing/open-sealed-file.ts')]);

/** What can be done with the documents of a company. */
export function useDocumentActs(companyId: string) {
  const text = useText<typeof words>('companies/documents');
  const language = useLanguage();
  const database = useLocalDatabase();
  const userId = useUserId();
  const {offer, undoAct} = useUndo();
  const [troubles, setTroubles] = useState<readonly DocumentTrouble[]>([]);
  const [adding, setAdding] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownDocument | null>(null);

  const keep = async (
    {kind, partnerId}: Pick<ShownSlot, 'kind' | 'partnerId'>,
    chosen: File,
    {actId, groupId}: {readonly actId: string; readonly groupId: string},
  ) => {
    const id = makeNow().createId();
    const [{makeFileKey}] = await loadSealing();
    const key = isIdentityPaper(kind) ? await makeFileKey(id) : succeed(null);
    if (!key.ok) return key;
    const label = labelNamed('companyDocuments.create', documentWords[kind][language]);
    const whole = {id, spaceId: companyId, userId, kind, partnerId, label, actId, groupId, seal: key.value};
    const {signal} = new AbortController();
    return jobs.run(async (api) => api.keepDocument({...whole, name: chosen.name, content: chosen}), signal);
  };

  /**
   * Keeps documents on this device, from where they are sent by themselves, as one act; what was in their place stays in the history. One that is refused is
   * no part of it.
   */
  const addAll = async (chosen: readonly NewFile[]) => {
    setTroubles([]);
    endOffers();
    const groupId = makeNow().createId();
    const added: {readonly slot: NewFile['slot']; readonly isProtected: boolean}[] = [];
    try {
      for (const {slot, file} of chosen) {
        setAdding(file.name);
        const kept = await keep(slot, file, {actId: makeNow().createId(), groupId});
        if (kept.ok) added.push({slot, isProtected: kept.value.isProtected});
        else {
          const trouble = {name: file.name, failure: kept.failure, what: 'add', isSealed: false} as const;
          setTroubles((before) => [...before, trouble]);
        }
      }
      const [first] = added;
      if (!first) return;
      const name = documentWords[first.slot.kind][language];
      const said =
        added.length > 1
          ? text('addedSeveral', {count: added.length})
          : text(first.slot.current === null ? 'added' : 'replaced', {name});
      const isProtected = added.some((one) => one.isProtected) ? ` ${text('protected')}` : '';
      showToast({text: said + isProtected, tone: 'ok', action: {...offer, onPress: () => void undoAct(groupId)}});
    } finally {
      setAdding(null);
    }
  };

  /** Takes a document back that has not gone out whole, with its file, as one act. Rule: DOC17. */
  const withdraw = async ({id, fileId, kind}: ShownDocument) => {
    setTroubles([]);
    endOffers();
    const name = documentWords[kind][language];
    const making = makeNow();
    const groupId = making.createId();
    const options = {making, groupId, label: labelNamed('companyDocuments.edit', name)};
    const place = {database, spaceId: companyId};
    // Undo goes the other way round: a document comes back to a file that is there.
    const changes = [
      planDeletion(place, 'companyDocuments', [id], options),
      planDeletion(place, 'files', [fileId], options),
    ];
    await recordChange(database, ...changes);
    const said = text('withdrawn', {name});
    showToast({text: said, tone: 'ok', action: {...offer, onPress: () => void undoAct(groupId)}});
  };

  /** The bytes of a document, opened where they are sealed. */
  const fetchBytes = async (document: ShownDocument): Promise<Outcome<Blob>> => {
    const {file} = document;
    if (file === null) return {ok: false, failure: {code: 'not-found', reason: 'document.none'}};
    const {signal} = new AbortController();
    if (document.fileKey === null) return readFile(database, {...file, spaceId: companyId}, signal);
    // Asked first: without it the sealed bytes are worth nothing.
    const opened = await callServer(openOwnDocument, {companyId, documentId: document.id}, {signal});
    if (!opened.ok) return opened;
    const read = await readFile(database, {...file, spaceId: companyId}, signal);
    if (!read.ok) return read;
    const [, {openSealedFile}] = await loadSealing();
    return openSealedFile(read.value, opened.value.fileKey, document.type);
  };

  return {
    add: async (slot: NewFile['slot'], file: File) => addAll([{slot, file}]),
    addAll,
    withdraw,
    adding,
    troubles,
    fetchBytes,
    /** The document that lies open over the page. */
    shown,
    show: (document: ShownDocument) => setShown(document),
    close: () => setShown(null),
    download: async (document: ShownDocument) => {
      setTroubles([]);
      const {name, type} = document;
      const read = await fetchBytes(document);
      if (read.ok) return saveFile(name, read.value, type);
      return setTroubles([{name, failure: read.failure, what: 'open', isSealed: document.fileKey !== null}]);
    },
    retry: async ({fileId}: ShownDocument) => retryFile(database, fileId),
  };
}

/** See {@link useDocumentActs}. */
export type DocumentActs = ReturnType<typeof useDocumentActs>;
