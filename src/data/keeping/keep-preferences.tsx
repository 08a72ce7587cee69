import {useEffect, useRef} from 'react';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useOwnSpaceId} from '#src/data/database/own-space.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {hearChoices, showPreference} from '#src/data/device/preferences.ts';
import {editRow} from '#src/data/record.ts';

/**
 * Keeps what the person chooses in their own space, and shows what they chose on their other devices. Shows nothing itself. Who has no such
 * space here, as an admin who acts as somebody, keeps what they choose on this device alone. Rules: ACC34, ADM15.
 */
export function KeepPreferences() {
  const database = useLocalDatabase();
  const spaceId = useOwnSpaceId();
  const row = useRows('preferences', spaceId)?.[0];
  const last = useRef(Promise.resolve());
  useEffect(() => {
    if (spaceId === undefined) return undefined;
    return hearChoices(({hidesAmounts: _ofThisDevice, figuresLook: _too, ...chosen}) => {
      // Each upon what the one before it left: what was drawn last is a moment behind.
      last.current = last.current
        .then(async () => {
          const [now] = await readRows(database, spaceId, 'preferences');
          if (now) await editRow({database, spaceId}, 'preferences', now, chosen);
        })
        // A store that is full has said so itself.
        .catch(reportError);
    });
  }, [database, spaceId]);
  const {theme, density, hasLetterKeys, unsent} = row ?? unchosen;
  useEffect(() => {
    // What was chosen here shows already, and newer choices may be on their way into the queue.
    if (unsent) return;
    if (theme !== null) showPreference('theme', theme);
    if (density !== null) showPreference('density', density);
    if (hasLetterKeys !== null) showPreference('hasLetterKeys', hasLetterKeys);
  }, [theme, density, hasLetterKeys, unsent]);
  return null;
}

const unchosen = {theme: null, density: null, hasLetterKeys: null, unsent: false};
