import {usePreferences} from '#src/data/device/preferences.ts';
import type {Shortcut} from '#src/ui/list/shortcuts.ts';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';
import {isOpen, type DeskScan} from './desk-scan.ts';
import type {ScanDesk} from './use-scan-desk.ts';

type Act = 'next' | 'previous' | 'send' | 'first' | 'second' | 'third' | 'fourth' | 'fifth';

const numbers = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const sending: readonly Shortcut<Act>[] = [{act: 'send', key: 'Enter', scope: 'screen', worksWhileTyping: true}];

const letters: readonly Shortcut<Act>[] = [
  ...sending,
  {act: 'next', key: 'j', scope: 'screen'},
  {act: 'previous', key: 'k', scope: 'screen'},
  ...numbers.map((act, place): Shortcut<Act> => ({act, key: String(place + 1), scope: 'screen'})),
];

type DeskKeys = {
  readonly desk: ScanDesk;
  /** Those that can be gone through. */
  readonly scans: readonly DeskScan[];
  readonly current: DeskScan | undefined;
  readonly onShow: (key: string) => void;
  readonly onSend: (scan: DeskScan) => void;
};

/** The whole desk by keyboard; single letters and numbers only for who has them on (WCAG 2.1.4). Rule: MLG11. */
export function useDeskKeys({desk, scans, current, onShow, onSend}: DeskKeys): void {
  const {hasLetterKeys} = usePreferences();
  useScreenKeys(hasLetterKeys ? letters : sending, (act) => {
    if (!current) return;
    if (act === 'next' || act === 'previous') {
      const next = scans[scans.indexOf(current) + (act === 'next' ? 1 : -1)];
      if (next) onShow(next.key);
      return;
    }
    if (!isOpen(current)) return;
    if (act !== 'send') {
      const candidate = current.candidates[numbers.indexOf(act)];
      if (candidate) desk.choose(current, candidate);
      return;
    }
    // A button that has the focus does its own, and words that are looked for are none to send by.
    if (document.activeElement?.closest('button, a, [role=button], [type=search]')) return;
    if (canSend(current)) onSend(current);
  });
}

/** Whether all is there that a scan is sent with. */
export function canSend({values: {companyId, quantity, receivedOn}}: DeskScan): boolean {
  return companyId !== null && quantity !== null && receivedOn !== null;
}
