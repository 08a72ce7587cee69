import {useCallback, useMemo} from 'react';
import {listLastSeen} from '#contract/teammates/list-last-seen.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import type {TeamLine} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';

const ask = async (signal: AbortSignal) => callServer(listLastSeen, {}, {signal});

/** Says when somebody was last here, as the server knows it; a dash where it was not told. Rule: TMM13. */
export function useLastSeen(ownId: string | undefined): (line: TeamLine) => string {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  const {shown} = useShown(ask);
  const seen = useMemo(() => new Map(shown?.people.map(({userId, lastSeenAt}) => [userId, lastSeenAt])), [shown]);
  return useCallback(
    (line) => {
      if (line.kind === 'invited') return '';
      if (line.userId === ownId) return text('now');
      const at = seen.get(line.userId);
      return at === undefined ? '–' : format.moment(at);
    },
    [text, format, seen, ownId],
  );
}
