import {createHash, randomUUID} from 'node:crypto';
import {mkdir, open, readdir, readFile, rename} from 'node:fs/promises';
import path from 'node:path';
import type {Mail} from '#server/providers/mail/port.ts';

/** Mails as files of a folder, one each; several processes may share it. */
export type MailboxFolder = {
  /** Keeps a mail; the same one again changes nothing. */
  readonly keep: (mail: Mail) => Promise<void>;
  /** The newest mails first, at most `limit`. */
  readonly list: (limit: number) => Promise<KeptMail[]>;
  /** The mail of that name; undefined where there is none. */
  readonly find: (name: string) => Promise<Mail | undefined>;
};

/** A mail and the name it is kept under, of digits, letters and hyphens. */
export type KeptMail = {readonly name: string; readonly mail: Mail};

const namePattern = /^\d{17}-[0-9a-f]{24}$/;

/** Opens the folder, which is made where it is missing. Names sort by time. */
export async function openMailboxFolder(root: string): Promise<MailboxFolder> {
  await mkdir(root, {recursive: true, mode: 0o700});
  const find = async (name: string): Promise<Mail | undefined> => {
    if (!namePattern.test(name)) return undefined;
    const text = await readFile(path.join(root, `${name}.json`), 'utf8').catch(ignoreMissing);
    return text === undefined ? undefined : (JSON.parse(text) as Mail);
  };
  return {
    find,
    keep: async (mail) => {
      const begun = path.join(root, `${randomUUID()}.part`);
      const handle = await open(begun, 'wx', 0o600);
      try {
        await handle.writeFile(JSON.stringify(mail, null, 2));
        await handle.sync();
      } finally {
        await handle.close();
      }
      // Whatever ends us, the mail is there whole or not at all.
      await rename(begun, path.join(root, `${toName(mail)}.json`));
    },
    list: async (limit) => {
      const files = (await readdir(root)).filter((file) => file.endsWith('.json'));
      const names = files.map((file) => path.basename(file, '.json')).toSorted((a, b) => (a < b ? 1 : -1));
      const found = await Promise.all(names.slice(0, limit).map(async (name) => ({name, mail: await find(name)})));
      return found.flatMap(({name, mail}) => (mail ? [{name, mail}] : []));
    },
  };
}

function toName({date, messageId}: Mail): string {
  const moment = new Date(date).toISOString().replaceAll(/\D/g, '');
  return `${moment}-${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}`;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
