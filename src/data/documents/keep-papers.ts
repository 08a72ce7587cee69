import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readFile} from '#src/data/keeping/files.ts';
import {choosePapers, type KeptPaper} from './choose-papers.ts';

/** Brings the papers that `choosePapers` names to this device, the newest last so that it stays the longest, until there is no network. Rule: DOC19. */
export async function keepPapers(
  database: LocalDatabase,
  papers: readonly KeptPaper[],
  signal: AbortSignal,
): Promise<void> {
  for (const {companyId, file} of choosePapers(papers).toReversed()) {
    if (signal.aborted) return;
    if (await database.files.get(file.id)) continue;
    // One that does not come is asked for when it is opened.
    const read = await readFile(database, {...file, spaceId: companyId}, signal);
    if (!read.ok && read.failure.code === 'offline') return;
  }
}
