import {useState} from 'react';
import {flushSync} from 'react-dom';
import {CommandList} from '#src/ui/overlays/command-list.tsx';
import {useText} from '#src/i18n/use-text.ts';
import type {PaletteEntry, PaletteSection} from './entry.ts';
import {isRowId} from './is-row-id.ts';
import {rankEntries} from './rank-entries.ts';
import type {es} from './text/es.ts';
import {useFound} from './use-found.tsx';
import {useFoundElsewhere} from './use-found-elsewhere.tsx';
import {useFoundInBooks} from './use-found-in-books.tsx';

type CommandPaletteProps = {
  readonly entries: readonly PaletteEntry[];
  /** What was done last by the palette, newest first; only what is still offered is shown. */
  readonly recentIds: readonly string[];
  readonly onRemember: (id: string) => void;
  readonly onClose: () => void;
};

const headings = {
  recent: 'sectionRecent',
  found: 'sectionFound',
  acts: 'helpHere',
  drafts: 'sectionDrafts',
  companies: 'sectionCompanies',
  movements: 'sectionMovements',
  merchants: 'sectionMerchants',
  accounts: 'sectionAccounts',
  files: 'sectionFiles',
  places: 'sectionPlaces',
  settings: 'sectionSettings',
  help: 'sectionHelp',
} as const satisfies Record<PaletteSection, keyof typeof es>;

/** Everything one can go to or do from here, by a few letters. Source: ux.md U4. */
export function CommandPalette({entries, recentIds, onRemember, onClose}: CommandPaletteProps) {
  const text = useText<typeof es>('palette');
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const inBooks = useFoundInBooks(typed);
  const elsewhere = useFoundElsewhere(typed);
  const isLooking = isRowId(typed) ? found === undefined : inBooks.isLooking || elsewhere.isLooking;
  const offered =
    typed.trim() === '' ? recentFirst(entries, recentIds) : [...entries, ...inBooks.entries, ...elsewhere.entries];
  const sections = isRowId(typed) ? rankEntries(found ?? [], '') : rankEntries(offered, typed);
  const close = () => {
    elsewhere.leave();
    onClose();
  };
  const run = (id: string) => {
    const entry = sections.flatMap((section) => section.entries).find((one) => one.id === id);
    if (!entry) return;
    // What is beneath is out of reach until the palette is gone.
    flushSync(close);
    if (!isOfTheMoment(entry)) onRemember(idOf(entry));
    entry.run();
  };
  return (
    <CommandList
      label={text('title')}
      placeholder={text('placeholder')}
      typed={typed}
      onType={setTyped}
      sections={sections.map((section) => ({
        id: section.id,
        heading:
          section.kind === null
            ? text('sectionElsewhere', {company: section.company?.name ?? ''})
            : text(headings[section.kind]),
        commands: section.entries,
      }))}
      emptyText={isLooking ? text('searching') : isRowId(typed) ? text('noneWithId') : text('none', {typed})}
      countText={text('results', {count: sections.reduce((sum, section) => sum + section.entries.length, 0)})}
      onRun={run}
      onClose={close}
    />
  );
}

const recentPrefix = 'recent:';

function recentFirst(entries: readonly PaletteEntry[], recentIds: readonly string[]): readonly PaletteEntry[] {
  const recent = recentIds.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [
    // The same thing may stand twice, a line may not.
    ...recent.map((entry) => ({...entry, id: recentPrefix + entry.id, section: 'recent' as const})),
    // What explains something is looked for: before that it would only make the list longer.
    ...entries.filter(({section}) => section !== 'help' && section !== 'accounts' && section !== 'files'),
  ];
}

/** What depends on the screen, or on what was typed once, is not come back to. */
function isOfTheMoment({section, company}: PaletteEntry): boolean {
  if (company) return true;
  return section === 'acts' || section === 'found' || section === 'movements' || section === 'merchants';
}

function idOf(entry: PaletteEntry): string {
  return entry.id.startsWith(recentPrefix) ? entry.id.slice(recentPrefix.length) : entry.id;
}
