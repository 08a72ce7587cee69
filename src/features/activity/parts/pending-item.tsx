import {succeed} from '#contract/kernel/failure.ts';
import {useState} from 'react';
import {CircleCheck, CircleDashed, HardDrive, RefreshCw} from 'lucide-react';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {correctChange} from '#sync/outbox/correct-change.ts';
import type {PendingChange} from '#sync/outbox/list-pending.ts';
import {nameDevice} from '#workers/host/engine/device-name.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useDecide} from '#src/features/activity/conflicts/use-decide.ts';
import {makeNow} from '#src/data/make-now.ts';
import {tellState, type ToldState} from '#src/features/activity/tell-state.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {CorrectDialog} from './correct-dialog.tsx';
import {PendingMenu} from './pending-menu.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

const icons: Readonly<Record<ToldState, typeof HardDrive>> = {
  local: HardDrive,
  sending: RefreshCw,
  unknown: CircleDashed,
  confirmed: CircleCheck,
};

const tones = {local: 'neutral', sending: 'accent', unknown: 'neutral', confirmed: 'ok'} as const;

type PendingItemProps = {
  change: PendingChange;
  /** Whether the engine is sending at this moment. */
  isSending: boolean;
};

/** One waiting change: which rows, what about them, how far it is, and what can be done with it. */
export function PendingItem({change, isSending}: PendingItemProps) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const database = useLocalDatabase();
  const decide = useDecide();
  const {describe, facts, correctable} = useTelling(change);
  const [isCorrecting, setCorrecting] = useState(false);
  const state = tellState(change.state, isSending);
  const Icon = icons[state];
  const fields = change.rowCount > 1 ? [] : correctable(change.values);
  const title = describe(change);
  const discard = async () => {
    const id = await discardWaiting(database, change.order, makeNow());
    // It may have been sent in this moment.
    if (id === null) return showToast({text: text('discardLate')});
    const undo = () => void decide.bringBack(id).catch(reportError);
    showToast({text: text('discarded'), action: {label: text('undo'), onPress: undo}});
  };
  return (
    <ListItem
      isInline
      isPlain
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      tone={tones[state]}
      title={title}
      meta={[...facts, format.moment(change.madeAt), nameDevice(navigator.userAgent)].filter(Boolean).join(' · ')}
      actions={
        <>
          <Text as="span" size="small" tone={state === 'sending' ? 'accent' : 'muted'}>
            {text(`state.${state}`)}
          </Text>
          <PendingMenu
            change={change}
            title={title}
            onCorrect={fields.length === 0 || state === 'confirmed' ? null : () => setCorrecting(true)}
            onDiscard={discard}
          />
          {isCorrecting ? (
            <CorrectDialog
              fields={fields}
              onClose={() => setCorrecting(false)}
              onCorrect={async (corrections) =>
                Object.keys(corrections).length === 0
                  ? succeed(false)
                  : correctChange(database, change.order, corrections, makeNow())
              }
            />
          ) : null}
        </>
      }
    />
  );
}
