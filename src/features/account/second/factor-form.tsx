import {useState} from 'react';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import type {SignInProof} from '#contract/account/second-factor.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CodeForm} from './code-form.tsx';
import {MailedForm} from './mailed-form.tsx';
import {isTrouble, withPasskey, type PasskeyTrouble} from './passkey.ts';
import type {words} from './text/words.ts';

/** How it may be shown that it is the person. */
export type Way = 'code' | 'passkey' | 'recovery' | 'mailed';

type FactorFormProps<Value> = {
  /** Those that there are, the first one is shown. */
  ways: readonly Way[];
  prove: (proof: SignInProof, signal?: AbortSignal) => Promise<Outcome<Value>>;
  askPasskey: () => Promise<Outcome<{options: Record<string, unknown>}>>;
  /** Mails the code that takes the factor away. */
  askMail?: () => Promise<Outcome<object>>;
  onDone: (value: Value) => void | Promise<void>;
};

/** Shows that it is the person by what they have beside the password, one way at a time. Rules: FAC1 to FAC6. */
export function FactorForm<Value>({ways, prove, askPasskey, askMail, onDone}: FactorFormProps<Value>) {
  const text = useLoadedText<typeof words>('account/second');
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  return (
    <Stack gap={5}>
      <OneWay key={way} way={way} prove={prove} askPasskey={askPasskey} {...(askMail && {askMail})} onDone={onDone} />
      <Stack gap={2}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="link" onPress={() => setWay(other)}>
              {text(`way.${other}`)}
            </Button>
          ))}
      </Stack>
    </Stack>
  );
}

function OneWay<Value>(props: Omit<FactorFormProps<Value>, 'ways'> & {way: Way}) {
  const {way, prove, askMail, onDone} = props;
  const text = useLoadedText<typeof words>('account/second');
  if (way === 'passkey') return <PasskeyWay {...props} />;
  if (way === 'mailed' && askMail)
    return (
      <MailedForm ask={askMail} send={async (code, signal) => prove({kind: 'mailed', code}, signal)} onDone={onDone} />
    );
  const isRecovery = way === 'recovery';
  return (
    <Stack gap={4}>
      <Text tone="muted">{text(isRecovery ? 'recoveryLead' : 'codeLead')}</Text>
      <CodeForm
        kind={isRecovery ? 'recovery' : 'digits'}
        label={text(isRecovery ? 'recoveryCode' : 'code')}
        submitText={text('continue')}
        send={async (code, signal) => prove({kind: isRecovery ? 'recovery' : 'code', code}, signal)}
        onDone={onDone}
        isWide
      />
    </Stack>
  );
}

function PasskeyWay<Value>({prove, askPasskey, onDone}: Omit<FactorFormProps<Value>, 'ways'>) {
  const text = useLoadedText<typeof words>('account/second');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PasskeyTrouble | Failure | null>(null);
  const use = async () => {
    setBusy(true);
    setTrouble(null);
    const given = await withPasskey('use', askPasskey, async (answer) => prove({kind: 'passkey', answer}));
    setBusy(false);
    if (isTrouble(given)) setTrouble(given);
    else if (given.ok) await onDone(given.value);
    else setTrouble(given.failure);
  };
  return (
    <Stack gap={4}>
      <Text tone="muted">{text('passkeyLead')}</Text>
      <Button look="primary" size="large" isWide isPending={isBusy} onPress={() => void use().catch(reportError)}>
        {text('usePasskey')}
      </Button>
      <FormTrouble>
        {trouble === null ? null : typeof trouble === 'string' ? text(trouble) : failureText(trouble)}
      </FormTrouble>
    </Stack>
  );
}
