import {useEffect, useState} from 'react';
import {Building2, FileUp, Receipt, SlidersHorizontal} from 'lucide-react';
import {files} from '#contract/files/file.ts';
import {imports} from '#contract/bookkeeping/import.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {PaletteEntry} from './entry.ts';
import {isRowId} from './is-row-id.ts';
import type {es} from './text/es.ts';

/**
 * What a pasted id belongs to: a company, or a transaction, an import or a receipt of any of them, as far as it is on this device.
 *
 * @returns undefined while it is looked for, or where nothing was pasted.
 */
export function useFound(typed: string): readonly PaletteEntry[] | undefined {
  const look = useLook();
  const id = isRowId(typed) ? typed.trim().toLowerCase() : null;
  const [found, setFound] = useState<{id: string; entries: readonly PaletteEntry[]}>();
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    look(id)
      .then((entry) => {
        if (isCurrent) setFound({id, entries: entry ? [entry] : []});
      })
      .catch(reportError);
    return () => {
      isCurrent = false;
    };
    // An id is looked up once, when it is pasted.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [id]);
  return found?.id === id ? found.entries : undefined;
}

function useLook(): (id: string) => Promise<PaletteEntry | null> {
  const text = useText<typeof es>('palette');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const database = useLocalDatabase();
  const books = useBooks();
  const {all = [], current, choose} = useCompany();
  const entry = (id: string, label: string, more: Pick<PaletteEntry, 'icon' | 'context'> & {href: string}) => ({
    id,
    section: 'found' as const,
    label,
    icon: more.icon,
    context: more.context,
    run: () => void navigate(more.href),
  });
  return async (id) => {
    const company = all.find((one) => one.id === id);
    if (company) {
      const href = pathTo.books(language, id);
      const found = entry(id, company.name, {
        href,
        context: text('foundCompany'),
        icon: <Building2 size={16} aria-hidden />,
      });
      return {...found, run: () => (choose(id), found.run())};
    }
    // The open company first: most of what is pasted is of it.
    const others = all.filter((one) => one.id !== current?.id);
    for (const one of current ? [current, ...others] : []) {
      const place = await findIn(one, id);
      if (place) return one === current ? place : {...place, context: `${place.context} · ${one.name}`};
    }
    return null;
  };
  async function findIn({id: companyId}: MyCompany, id: string) {
    const home = pathTo.books(language, companyId);
    const row = companyId === current?.id ? await books?.readRow(id) : await books?.readElsewhere(companyId, id);
    if (row) {
      const label = row.merchant ?? row.description;
      const context = `${text('foundMovement')} · ${format.day(row.date)}`;
      return entry(id, label, {href: `${home}?row=${id}`, context, icon: <SlidersHorizontal size={16} aria-hidden />});
    }
    const file = (await readTable(database, imports, companyId)).find((one) => one.id === id);
    if (file)
      return entry(id, file.fileName, {
        href: pathTo.importOf(language, companyId, id),
        context: text('foundImport'),
        icon: <FileUp size={16} aria-hidden />,
      });
    const receipt = (await readTable(database, files, companyId)).find((one) => one.id === id);
    if (!receipt) return null;
    return entry(id, receipt.name, {
      href: `${home}?row=${receipt.transactionId}`,
      context: text('foundReceipt'),
      icon: <Receipt size={16} aria-hidden />,
    });
  }
}
