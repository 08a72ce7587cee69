import {createHash} from 'node:crypto';
import {federalDueDay} from '#contract/companies/due-dates.ts';
import {addDays, addMonths, monthBounds} from '#contract/kernel/dates.ts';
import {toSearchWords} from '#contract/mailing/search-words.ts';
import {inTransaction, toInstant, type Database} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {fileUploads} from '#server/modules/files/table.ts';
import {storedKey} from '#server/modules/files/upload-parts.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {drawLetter, once} from './draw-letter.ts';

const inEnglish = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** A day as letters of the United States write it. */
const write = (day: string): string => inEnglish.format(new Date(day));

/** Letters of the demonstration as they would come today; each line of a page is drawn as it is. One names a day that is the company's, one a day that is not. */
const lettersOf = (today: string) =>
  [
    {
      daysAgo: 2,
      sender: 'Wyoming Secretary of State',
      subject: 'Aviso del informe anual',
      isRead: false,
      pages: [
        ['Wyoming Secretary of State', 'Business Division', 'Cheyenne, WY 82002', '', 'Re: Annual Report', ''],
        [
          `The annual report and license tax are due on ${write(monthBounds(addMonths(today, 3).slice(0, 7)).firstDay)}.`,
          'License tax due: $60.00. Reports may be filed online.',
        ],
      ],
    },
    {
      daysAgo: 9,
      sender: 'IRS, Ogden',
      subject: 'Carta 147C: confirmación del EIN',
      isRead: false,
      pages: [
        [
          'Department of the Treasury',
          'Internal Revenue Service',
          'Ogden, UT 84201',
          '',
          'Letter 147C',
          '',
          `Your return is due by ${write(federalDueDay('5472', Number(today.slice(0, 4)) + 1))}.`,
        ],
      ],
    },
    {
      daysAgo: 34,
      sender: 'Mercury',
      subject: 'Tarjeta de débito terminada en 0421',
      isRead: true,
      type: 'Package',
      pages: [['Mercury', 'Your new debit card is enclosed.']],
    },
  ] as const;

/** Puts scans of the post into a company of the demonstration, with their bytes. */
export async function addDemoMail(
  {database, now, store}: {readonly database: Database; readonly now: () => number; readonly store: FileStore},
  {spaceId, name}: {readonly spaceId: string; readonly name: string},
): Promise<void> {
  const today = toInstant(now());
  for (const {daysAgo, pages, ...facts} of lettersOf(today.slice(0, 10))) {
    const nowMs = now();
    const lines = pages.map((page) => [name.toUpperCase(), 'c/o Faro Agents LLC', 'Sheridan, WY 82801', '', ...page]);
    const bytes = await drawLetter(lines, nowMs);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [scanId, uploadId] = [makeId(nowMs), makeId(nowMs)];
    const upload = {spaceId, fileId: scanId, id: uploadId, sha256};
    await store.write(storedKey({...upload, isKept: true}), bytes.length, once(bytes));
    await inTransaction(database, async (tx) => {
      await writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs}, [
        {
          table: 'mailScans',
          create: [
            {
              id: scanId,
              type: 'Letter',
              quantity: 1,
              ...facts,
              receivedOn: addDays(today.slice(0, 10), -daysAgo),
              name: 'scan.pdf',
              sizeBytes: bytes.length,
              sha256,
              pageCount: lines.length,
              words: toSearchWords(lines.flat().join(' ')),
              createdAt: today,
              storedAt: today,
              takenBackAt: null,
              isKept: false,
            },
          ],
        },
      ]);
      await tx.insert(fileUploads).values({...upload, touchedAt: today, keptAt: today, hasParts: false});
    });
  }
}
