import {keepOpenedFiles} from '#src/data/opened-files.ts';

/** What Chromium hands over to an installed app; not in TypeScript's own types. Source: File Handling API. */
type LaunchQueue = {
  setConsumer(consume: (launch: {files: readonly {getFile(): Promise<File>}[]}) => void): void;
};

/** Takes the files that the system opened with the app, where the browser has such a thing. */
export function takeLaunchedFiles(): void {
  const {launchQueue} = globalThis as {launchQueue?: LaunchQueue};
  launchQueue?.setConsumer((launch) => {
    void Promise.all(launch.files.map((handle) => handle.getFile())).then(keepOpenedFiles);
  });
}
