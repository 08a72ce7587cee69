import {useState} from 'react';
import {KeyRound} from 'lucide-react';
import {addPasskey, removePasskey, startPasskey, type SecondFactor} from '#contract/account/second-factor.ts';
import {fail} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {isTrouble, passkeyTroubles, withPasskey} from './passkey.ts';
import {RemoveDialog} from './remove-dialog.tsx';
import type {words} from './text/words.ts';

type PasskeyPartProps = {
  own: SecondFactor;
  blockedReason: string | null;
  onChanged: (recoveryCodes?: readonly string[] | null) => void;
};

/** The passkeys of a person: one is added by the browser, and taken away here. Rule: FAC4. */
export function PasskeyPart({own, blockedReason, onChanged}: PasskeyPartProps) {
  const text = useText<typeof words>('account/second');
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SecondFactor['passkeys'][number] | null>(null);
  const isLast = !own.hasTotp && own.passkeys.length === 1;
  return (
    <Stack gap={3}>
      <SectionHead
        title={text('passkeys')}
        {...(own.passkeys.length > 0 && {count: own.passkeys.length})}
        actions={
          <Button blockedReason={blockedReason} onPress={() => setAdding(true)}>
            {text('addPasskey')}
          </Button>
        }
      />
      <Text tone="muted">{text('passkeysLead')}</Text>
      {own.passkeys.length === 0 ? null : (
        <ItemList label={text('passkeys')}>
          {own.passkeys.map((passkey) => {
            const since = format.moment(passkey.createdAt);
            const used = passkey.lastUsedAt === null ? null : format.moment(passkey.lastUsedAt);
            return (
              <ListItem
                key={passkey.id}
                icon={<KeyRound size={18} aria-hidden />}
                title={passkey.name}
                meta={used === null ? text('passkeyTimes', {since}) : text('passkeyUsed', {since, used})}
                actions={
                  <Button
                    label={text('removePasskeyOf', {name: passkey.name})}
                    blockedReason={blockedReason}
                    onPress={() => setRemoving(passkey)}
                  >
                    {text('removePasskey')}
                  </Button>
                }
              />
            );
          })}
        </ItemList>
      )}
      {isAdding ? (
        <AddPasskey
          onClose={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false);
            onChanged(codes);
          }}
        />
      ) : null}
      {removing ? (
        <RemoveDialog
          title={text('removePasskeyOf', {name: removing.name})}
          text={text('removePasskeyText')}
          isLast={isLast}
          remove={async () => callServer(removePasskey, {passkeyId: removing.id})}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            onChanged();
          }}
        />
      ) : null}
    </Stack>
  );
}

type AddPasskeyProps = {onAdded: (recoveryCodes: readonly string[] | null) => void; onClose: () => void};

function AddPasskey({onAdded, onClose}: AddPasskeyProps) {
  const text = useText<typeof words>('account/second');
  const common = useText();
  const form = useForm({
    start: {name: ''},
    idPrefix: 'passkey-',
    check: ({name}) => (name.trim() === '' ? [{field: 'name', reason: 'required'}] : []),
    say: ({reason}) => {
      const trouble = passkeyTroubles.find((one) => one === reason);
      if (trouble !== undefined) return text(trouble);
      return reason === 'required' ? common('required') : null;
    },
    send: async ({name}) => {
      const made = await withPasskey(
        'make',
        async () => callServer(startPasskey, {}),
        async (answer) => callServer(addPasskey, {name, answer}),
      );
      return isTrouble(made) ? fail('validation', made) : made;
    },
    onDone: ({recoveryCodes}) => onAdded(recoveryCodes),
  });
  return (
    <FormDialog form={form} title={text('addPasskey')} submitText={text('continue')} onClose={onClose} isShort>
      <Text tone="muted">{text('passkeyLead')}</Text>
      <TextField
        {...form.bind('name')}
        label={text('passkeyName')}
        hint={text('passkeyNameHint')}
        maxLength={60}
        autoFocus
      />
    </FormDialog>
  );
}
