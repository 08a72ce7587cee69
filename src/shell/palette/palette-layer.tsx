import {goPlaces} from './frame-keys.ts';
import {useEntries, type FrameActs} from './use-entries.tsx';
import {useDeviceValue, writeDeviceValue} from '#src/data/device/device-value.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {usePreferences} from '#src/data/device/preferences.ts';
import type {ScreenAct} from '#src/data/device/screen-acts.ts';
import {CommandPalette} from './command-palette.tsx';
import {ShortcutList, type ShortcutLine} from './shortcut-list.tsx';
import type {es as paletteEs} from '#src/shell/palette/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {printModKey} from '#src/ui/actions/print-keys.ts';

type PaletteLayerProps = {
  readonly layer: 'palette' | 'shortcuts';
  /** What the screen in sight could do when it was opened. */
  readonly here: readonly ScreenAct[];
  readonly acts: FrameActs;
  readonly onClose: () => void;
};

/** The palette, or the list of shortcuts. Fetched when one of them is wanted. */
export function PaletteLayer({layer, ...rest}: PaletteLayerProps) {
  return layer === 'palette' ? <Palette {...rest} /> : <Shortcuts {...rest} />;
}

const recentKey = 'palette-recent';
const recentCount = 5;

function Palette({acts, here, onClose}: Omit<PaletteLayerProps, 'layer'>) {
  const database = useLocalDatabase();
  const stored = useDeviceValue(recentKey);
  const recentIds = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  const remember = (id: string) => {
    const next = [id, ...recentIds.filter((one) => one !== id)].slice(0, recentCount);
    // It is a convenience: where it cannot be kept, nothing is lost.
    writeDeviceValue(database, recentKey, next).catch(reportError);
  };
  return (
    <CommandPalette entries={useEntries(acts, here)} recentIds={recentIds} onRemember={remember} onClose={onClose} />
  );
}

function Shortcuts({here, onClose}: Omit<PaletteLayerProps, 'layer' | 'acts'>) {
  const text = useText<typeof paletteEs>('palette');
  const language = useLanguage();
  const {hasLetterKeys} = usePreferences();
  const letters: ShortcutLine[] = [
    ...goPlaces.map(({key, path, words}) => ({id: path, label: words[language], keys: `G ${key.toUpperCase()}`})),
    {id: 'help', label: text('keyHelp'), keys: '?'},
  ];
  const everywhere: ShortcutLine[] = [
    {id: 'palette', label: text('title'), keys: printModKey('K')},
    {id: 'privacy', label: text('keyPrivacy'), keys: printModKey('⇧ .')},
    ...(hasLetterKeys ? letters : []),
  ];
  const onScreen = here.flatMap(({id, label, shortcut}) =>
    shortcut === undefined ? [] : [{id, label, keys: shortcut}],
  );
  return <ShortcutList everywhere={everywhere} here={onScreen} hasLetterKeys={hasLetterKeys} onClose={onClose} />;
}
