import {checkAudit, type CheckedPart} from '#contract/admin/check-audit.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';

/**
 * Checks the whole chain, part after part, from its first entry to the last there is by then. Rule: ADM26.
 *
 * @param onPart hears how far it is.
 */
export async function checkChain(
  onPart: (part: CheckedPart) => void,
  signal: AbortSignal,
): Promise<Outcome<CheckedPart>> {
  let after = 0;
  for (;;) {
    const answer = await callServer(checkAudit, {after}, {signal});
    if (!answer.ok) return answer;
    const part = answer.value;
    onPart(part);
    if (part.brokenAt !== null || part.checked >= part.last) return succeed(part);
    after = part.checked;
  }
}
