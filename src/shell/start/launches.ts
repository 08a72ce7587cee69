import {keepOpenedFiles} from '#src/data/keeping/opened-files.ts';

/** What Chromium hands over to an installed app; not in TypeScript's own types. Source: Launch Handler API, File Handling API. */
type LaunchQueue = {
  setConsumer(consume: (launch: Launch) => void): void;
};

type Launch = {readonly targetURL?: string; readonly files?: readonly {getFile(): Promise<File>}[]};

/** What this window was opened with: its own launch is told as well. */
let openedWith = location.href;

/**
 * Hears of each time the system starts the installed app while this window stands for it: by a file, a shortcut, or its icon.
 * The browser only brings the window to the front; where to go is ours to do. Source: ux.md, PWA.
 */
export function takeLaunches(go: (path: string) => void): void {
  const {launchQueue} = globalThis as {launchQueue?: LaunchQueue};
  launchQueue?.setConsumer(({targetURL = '', files = []}) => {
    if (files.length > 0) {
      const open = async () => {
        const isTaken = keepOpenedFiles(await Promise.all(files.map((handle) => handle.getFile())));
        if (!isTaken) go('/open-file');
      };
      open().catch(reportError);
      return;
    }
    const isOwn = targetURL === openedWith;
    openedWith = '';
    if (isOwn || !URL.canParse(targetURL)) return;
    const {pathname, search} = new URL(targetURL);
    // The icon alone leads nowhere else: what one was doing stays.
    // What was shared has arrived as a page load of its own.
    if (pathname !== '/' && pathname !== '/open-file') go(pathname + search);
  });
}
