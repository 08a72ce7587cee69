import type {CheckedPart} from '#contract/admin/check-audit.ts';
import type {AskState} from '#src/data/calls/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import type {Format} from '#src/i18n/use-format.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {words} from './text/words.ts';

type ChainCheckProps = {
  readonly state: AskState<CheckedPart>;
  /** As far as it has come; null before its first answer. */
  readonly part: CheckedPart | null;
};

/** How far the check of the chain is, or what it found, and what the last one of each day did. Rule: ADM26. */
export function ChainCheck({state, part}: ChainCheckProps) {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  const failureText = useFailureText();
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      return (
        <Banner shape="boxed" tone="neutral">
          {text('checking', {shown: format.number(part?.checked ?? 0), total: format.number(part?.last ?? 0)})}
        </Banner>
      );
    case 'refused':
      return (
        <Banner shape="boxed" tone="danger" isUrgent>
          {text('checkTrouble')} {failureText(state.failure)}
        </Banner>
      );
    case 'done':
      return <Found part={state.value} />;
  }
}

function Found({part: {checked, brokenAt, daily}}: {readonly part: CheckedPart}) {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  return (
    <Banner shape="boxed" tone={brokenAt === null ? 'ok' : 'danger'} isUrgent={brokenAt !== null}>
      {brokenAt === null
        ? text('whole', {count: checked, shown: format.number(checked)})
        : text('broken', {number: format.number(brokenAt)})}{' '}
      {sayDaily(daily, text, format)}
    </Banner>
  );
}

function sayDaily(daily: CheckedPart['daily'], text: Translate<typeof words>, format: Format): string {
  if (daily === null) return text('dailyNone');
  const when = format.instant(daily.at);
  return daily.brokenAt === null
    ? text('daily', {when})
    : text('dailyBroken', {when, number: format.number(daily.brokenAt)});
}
