import {useState} from 'react';
import {CircleCheck, HardDrive, RefreshCw, Trash2} from 'lucide-react';
import {discardChange} from '#sync/outbox/discard-change.ts';
import type {PendingChange} from '#sync/outbox/list-pending.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/features/activity/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

const icons = {
  local: <HardDrive size={16} strokeWidth={1.75} aria-hidden />,
  sending: <RefreshCw size={16} strokeWidth={1.75} aria-hidden />,
  confirmed: <CircleCheck size={16} strokeWidth={1.75} aria-hidden />,
} as const;

const tones = {local: 'neutral', sending: 'accent', confirmed: 'ok'} as const;

/** One waiting change: which rows, what about them, how far it is. What was never sent can be discarded, for good. */
export function PendingItem({change}: {change: PendingChange}) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const database = useLocalDatabase();
  const {describe, facts} = useTelling(change);
  const [isAsking, setAsking] = useState(false);
  const what = describe(change);
  const discard = async () => {
    await discardChange(database, change.order);
    setAsking(false);
  };
  return (
    <ListItem
      isInline
      isPlain
      icon={icons[change.state]}
      tone={tones[change.state]}
      title={what}
      meta={[...facts, format.moment(change.madeAt)].join(' · ')}
      actions={
        <>
          <Text as="span" size="small" tone={change.state === 'sending' ? 'accent' : 'muted'}>
            {text(`state.${change.state}`)}
          </Text>
          {change.state === 'local' ? (
            <IconButton
              icon={<Trash2 size={16} aria-hidden />}
              label={text('discard')}
              onPress={() => setAsking(true)}
            />
          ) : null}
          <Dialog
            role="alertdialog"
            title={text('discardTitle')}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            closeLabel={text('close')}
            actions={
              <>
                <Button size="large" onPress={() => setAsking(false)}>
                  {text('cancel')}
                </Button>
                <Button size="large" look="danger" onPress={() => void discard()}>
                  {text('discard')}
                </Button>
              </>
            }
          >
            <p>{text('discardText', {what})}</p>
          </Dialog>
        </>
      }
    />
  );
}
