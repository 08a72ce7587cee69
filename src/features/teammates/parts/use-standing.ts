import {useCallback} from 'react';
import type {TeamLine} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Says below a name how to reach the person, or how their invitation stands. Rule: TMM13. */
export function useStanding(): (line: TeamLine) => string {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  return useCallback(
    (line) => {
      if (line.kind === 'member') return line.email;
      const {sentAt, expiresAt, declinedAt} = line;
      if (declinedAt !== null) return text('declined');
      return Date.parse(expiresAt) <= Date.now()
        ? text('expired', {day: format.dayOf(expiresAt)})
        : text('invited', {day: format.dayOf(sentAt)});
    },
    [text, format],
  );
}
