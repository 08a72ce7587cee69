import {maxPasswordLength} from '#contract/account/rules.ts';
import * as factor from '#contract/account/second-factor.ts';
import type {FreshProof, SecondFactor, SignInProof} from '#contract/account/second-factor.ts';
import {fail, type Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import type {es} from '#src/features/account/text/es.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {FactorForm, type Way} from './factor-form.tsx';
import type {words} from './text/words.ts';

type ProofDialogProps = {onProven: () => void; onClose: () => void};

const ask = async (signal: AbortSignal) => callServer(factor.readSecondFactor, {}, {signal});

const prove = async (proof: FreshProof, signal?: AbortSignal) =>
  callServer(factor.proveAgain, {proof}, {...(signal && {signal})});

/** No reset by mail here: it is for who cannot sign in. */
async function proveByFactor(proof: SignInProof, signal?: AbortSignal): Promise<Outcome<object>> {
  return proof.kind === 'mailed' ? fail('validation', 'account.proof-other') : prove(proof, signal);
}

const askPasskey = async () => callServer(factor.startProofPasskey, {});

/** Asks anew whether it is the person, before what concerns their account. Rule: FAC7. */
export function ProofDialog({onProven, onClose}: ProofDialogProps) {
  const text = useLoadedText<typeof words>('account/second');
  const {shown} = useShown(ask);
  return (
    <Dialog title={text('proofTitle')} isOpen onClose={onClose}>
      <Stack gap={4}>
        {shown === undefined ? <Skeleton height={120} /> : null}
        {shown === null ? <Text>{text('proofNotLoaded')}</Text> : null}
        {shown ? <Proof own={shown} onProven={onProven} /> : null}
      </Stack>
    </Dialog>
  );
}

function Proof({own, onProven}: {own: SecondFactor; onProven: () => void}) {
  const text = useLoadedText<typeof words>('account/second');
  if (own.proof === 'google') return <Text>{text('proofGoogle')}</Text>;
  const ways: Way[] = [
    ...(own.hasTotp ? (['code'] as const) : []),
    ...(own.passkeys.length > 0 ? (['passkey'] as const) : []),
    'recovery',
  ];
  return (
    <>
      <Text tone="muted">{text('proofLead')}</Text>
      {own.proof === 'password' ? (
        <PasswordProof onProven={onProven} />
      ) : (
        <FactorForm ways={ways} prove={proveByFactor} askPasskey={askPasskey} onDone={onProven} />
      )}
    </>
  );
}

function PasswordProof({onProven}: {onProven: () => void}) {
  const text = useLoadedText<typeof words>('account/second');
  const account = useLoadedText<typeof es>('account');
  const common = useText();
  const form = useForm({
    start: {password: ''},
    idPrefix: 'proof-',
    check: ({password}) => (password === '' ? [{field: 'password', reason: 'required'}] : []),
    say: ({reason}) => (reason === 'required' ? common('required') : null),
    send: async ({password}, signal) => prove({kind: 'password', password}, signal),
    sealed: ['password'],
    onDone: onProven,
  });
  return (
    <FormPage form={form} submitText={text('continue')} isWide>
      <PasswordField
        {...form.bind('password')}
        label={account('password')}
        autoComplete="current-password"
        maxLength={maxPasswordLength}
        showLabel={account('showPassword')}
        hideLabel={account('hidePassword')}
      />
    </FormPage>
  );
}
