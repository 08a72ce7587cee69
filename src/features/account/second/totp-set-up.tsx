import {useEffect} from 'react';
import {Copy} from 'lucide-react';
import {renderSVG} from 'uqr';
import {beginTotp, confirmTotp} from '#contract/account/second-factor.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {NumberedSteps} from '#src/ui/display/numbered-steps.tsx';
import {KeyText, ScanCode} from '#src/ui/display/scan-code.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CodeForm} from './code-form.tsx';
import type {words} from './text/words.ts';
import {useCopy} from './use-copy.ts';

type TotpSetUpProps = {onDone: (recoveryCodes: readonly string[] | null) => void; onCancel: () => void};

/** Sets an authenticator app up: open it, scan or copy the key, type what it shows. Source: design.md, mockup security-2fa. Rule: FAC2. */
export function TotpSetUp({onDone, onCancel}: TotpSetUpProps) {
  const text = useText<typeof words>('account/second');
  const common = useText();
  const failureText = useFailureText();
  const copy = useCopy();
  const [begun, begin] = useServerCall(beginTotp);
  useEffect(() => {
    begin({}).catch(reportError);
  }, [begin]);
  if (begun.step === 'refused')
    return (
      <Stack gap={3}>
        <FormTrouble>{failureText(begun.failure)}</FormTrouble>
        <Button onPress={onCancel}>{common('cancel')}</Button>
      </Stack>
    );
  if (begun.step !== 'done') return <Skeleton height={320} />;
  const {secret, uri} = begun.value;
  const key = (
    <ScanCode label={text('qrLabel')} svg={renderSVG(uri, {border: 2})}>
      <Stack gap={3}>
        <Text tone="muted">{text('setUp.key')}</Text>
        <KeyText>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</KeyText>
        <div>
          <Button icon={<Copy size={16} aria-hidden />} onPress={() => void copy(secret, text('keyCopied'))}>
            {text('copyKey')}
          </Button>
        </div>
        <Text tone="muted">{text('setUp.noPicture')}</Text>
      </Stack>
    </ScanCode>
  );
  const code = (
    <>
      <CodeForm
        kind="digits"
        label={text('code')}
        submitText={text('turnOn')}
        send={async (typed, signal) => callServer(confirmTotp, {code: typed}, {signal})}
        onDone={({recoveryCodes}) => onDone(recoveryCodes)}
      />
      <div>
        <Button look="link" onPress={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </>
  );
  return (
    <NumberedSteps
      steps={[
        {id: 'open', title: text('setUp.open'), content: <Text tone="muted">{text('appOff')}</Text>},
        {id: 'scan', title: text('setUp.scan'), content: key},
        {id: 'type', title: text('setUp.type'), content: code},
      ]}
    />
  );
}
