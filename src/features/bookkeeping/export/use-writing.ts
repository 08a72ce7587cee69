import {useEffect, useRef, useState} from 'react';
import {saveFile} from '#src/data/save-file.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** How far a file is: rows written of how many, or that it could not be. */
export type WritingState =
  | {readonly step: 'choose'; readonly hasFailed: boolean}
  | {readonly step: 'writing'; readonly doneCount: number; readonly count: number};

/** A file that is written, its name, and what is said of it. */
type Written = {readonly file: Blob; readonly name: string; readonly said: string};

type WriteFile = (steps: {
  readonly signal: AbortSignal;
  readonly onProgress: (doneCount: number, count?: number) => void;
}) => Promise<Written | null>;

/** Has a file written and hands it to the browser; leaving the screen ends it. `onDone` is called once it is saved. */
export function useWriting(onDone: () => void) {
  const [state, setState] = useState<WritingState>({step: 'choose', hasFailed: false});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** `rowCount`: how many rows there are, where that is known before. */
  const run = async (write: WriteFile, rowCount = 0) => {
    const {signal} = (running.current = new AbortController());
    const onProgress = (doneCount: number, count = rowCount) => setState({step: 'writing', doneCount, count});
    onProgress(0);
    try {
      const written = await write({signal, onProgress});
      if (written === null) return;
      saveFile(written.name, written.file, written.file.type);
      showToast({text: written.said, tone: 'ok'});
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      setState({step: 'choose', hasFailed: true});
      reportError(error);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({step: 'choose', hasFailed: false});
  };
  return {state, run, cancel};
}
