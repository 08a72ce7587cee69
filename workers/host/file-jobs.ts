import type {Outcome} from '#contract/kernel/failure.ts';
import {addFile, type AddFailure, type FileHome, type NewFile} from '#sync/files/add-file.ts';
import type {Arrival} from '#sync/inbox/received-files.ts';
import type {KeptDocument, NewDocument} from '#workers/keep-document/job.ts';
import type {ZippedDocument} from '#workers/keep-document/zip-documents.ts';
import type {ImageTools} from '#workers/shrink-image/job.ts';
import {prepareContent} from './prepare-content.ts';
import {receiveFiles, type Arrived} from './receive-files.ts';

/** What the jobs of files need of the world. */
export type FileWorld = {
  /** Opens the person's files; closed again by `close`. */
  openHome: (userId: string) => Promise<FileHome & {close(): void}>;
  images: ImageTools;
  nowMs: () => number;
  createId: () => string;
};

/** Makes the jobs of files. Rule: SHR4. */
export function createFileJobs(world: FileWorld) {
  const making = () => ({now: new Date(world.nowMs()).toISOString(), createId: world.createId});
  return {
    /** Keeps a file on this device, a picture made small first, and queues it: see `addFile`. */
    addFile: async (file: NewFile): Promise<Outcome<string, AddFailure>> => {
      const found = await prepareContent(file, world.images);
      if (!found.ok) return found;
      const home = await world.openHome(file.userId);
      try {
        return await addFile(home, found.value, making());
      } finally {
        home.close();
      }
    },
    /** Keeps a document of a company, a picture made small first: see `keepDocument`. */
    keepDocument: async (document: NewDocument): Promise<Outcome<KeptDocument, AddFailure>> => {
      const found = await prepareContent(document, world.images);
      if (!found.ok) return found;
      const {keepDocument} = await import('#workers/keep-document/job.ts');
      const home = await world.openHome(document.userId);
      try {
        return await keepDocument(home, found.value, making());
      } finally {
        home.close();
      }
    },
    /** See `zipDocuments`. */
    zipDocuments: async (documents: readonly ZippedDocument[]): Promise<Blob> => {
      const {zipDocuments} = await import('#workers/keep-document/zip-documents.ts');
      return zipDocuments(documents, new Date(world.nowMs()));
    },
    /** Keeps receipts whose transactions are chosen later: see `receiveFiles`. */
    receiveFiles: async (userId: string, arrivals: readonly Arrival[]): Promise<Arrived> => {
      const home = await world.openHome(userId);
      try {
        return await receiveFiles(home.database, arrivals, {images: world.images, making: making()});
      } finally {
        home.close();
      }
    },
  };
}
