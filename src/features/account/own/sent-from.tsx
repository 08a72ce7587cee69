import {personQuota} from '#contract/usage/quotas.ts';
import {readUsage} from '#contract/usage/read-usage.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {decideLevel} from '#src/data/usage/decide-level.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {es} from './text/es.ts';

const ask = async (signal: AbortSignal) => callServer(readUsage, {}, {signal});

const looks = {
  fine: {tone: 'muted', advice: null},
  near: {tone: 'warn', advice: 'sentFromNear'},
  full: {tone: 'danger', advice: 'sentFromFull'},
} as const;

/** From how many devices the person has sent lately, and what to do where that comes near the most; nothing until the server says. Rules: QTA4, QTA5. */
export function SentFrom() {
  const text = useText<typeof es>('account/own');
  const devices = useShown(ask).shown?.devices;
  if (!devices) return null;
  const {tone, advice} = looks[decideLevel(devices)];
  const days = personQuota.devicesWithinDays;
  return (
    <Text size="small" tone={tone}>
      {text('sentFrom', {count: devices.used, most: devices.most, days})} {advice && text(advice, {days})}
    </Text>
  );
}
