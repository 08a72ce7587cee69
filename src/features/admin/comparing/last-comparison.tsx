import {readComparison} from '#contract/comparing/read-comparison.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {words} from './text/words.ts';

const ask = async (signal: AbortSignal) => callServer(readComparison, {}, {signal});

/** When was compared last, that it is under way, or that the provider does not answer. Rule: CMP5. */
export function LastComparison() {
  const text = useText<typeof words>('admin/comparing');
  const format = useFormat();
  const {shown} = useShown(ask);
  if (!shown) return null;
  const {last, beganAt, troubleAt} = shown;
  return (
    <>
      {troubleAt === null ? null : (
        <Banner shape="boxed" tone="warn">
          {text('providerDown', {when: format.moment(troubleAt)})}
        </Banner>
      )}
      <Text tone="muted">
        {last
          ? text('last', {
              when: format.moment(last.doneAt),
              count: last.payments,
              shown: format.number(last.payments),
            })
          : text('noneYet')}{' '}
        {beganAt !== null && troubleAt === null ? text('running', {when: format.moment(beganAt)}) : null}
      </Text>
    </>
  );
}
