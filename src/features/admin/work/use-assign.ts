import {useCallback} from 'react';
import {assignWork} from '#contract/desk/assign-work.ts';
import {listAdmins} from '#contract/desk/list-admins.ts';
import type {ListedWork} from '#contract/desk/list-work.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Who can have work, and a way to give it. */
export type Assign = {
  /** The caller's own id. */
  readonly ownId: string | null;
  /** Those to whom one can give it, without the caller. */
  readonly others: readonly {readonly id: string; readonly name: string}[];
  readonly assign: (works: readonly ListedWork[], adminId: string | null) => Promise<void>;
};

type AssignParts = {
  readonly onAssigned: (ids: ReadonlySet<string>, assigned: ListedWork['assigned']) => void;
  /** Somebody else was first, or it is done. */
  readonly onRefused: () => void;
};

const askAdmins = async (signal: AbortSignal) => callServer(listAdmins, {}, {signal});

/** Gives work to an admin, or to nobody; who comes second is told, and sees how it is. Rule: DSK3. */
export function useAssign({onAssigned, onRefused}: AssignParts): Assign {
  const failureText = useFailureText();
  const ownId = useSession().user?.id ?? null;
  const admins = useShown(askAdmins).shown?.admins ?? [];
  const assign = useCallback(
    async (works: readonly ListedWork[], adminId: string | null) => {
      const asked = works.map(({kind, subjectId, assigned}) => ({kind, subjectId, seenAdminId: assigned?.id ?? null}));
      const answer = await callServer(assignWork, {works: asked, adminId});
      if (answer.ok) return onAssigned(new Set(works.map(({id}) => id)), answer.value.assigned);
      showToast({text: failureText(answer.failure), tone: 'danger'});
      return onRefused();
    },
    [failureText, onAssigned, onRefused],
  );
  return {ownId, others: admins.filter(({id}) => id !== ownId), assign};
}
