import {useRef, useState} from 'react';
import {ShieldCheck} from 'lucide-react';
import {makeRecoveryCodes, readSecondFactor, removeTotp, type SecondFactor} from '#contract/account/second-factor.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {confirmSession} from '#src/data/session/confirm-session.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {AccountPage} from '#src/features/account/own/account-page.tsx';
import {NotLoaded} from '#src/features/account/own/not-loaded.tsx';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {PasskeyPart} from './passkey-part.tsx';
import {RecoveryCodes} from './recovery-codes.tsx';
import {RemoveDialog} from './remove-dialog.tsx';
import type {words} from './text/words.ts';
import {TotpSetUp} from './totp-set-up.tsx';

const ask = async (signal: AbortSignal) => callServer(readSecondFactor, {}, {signal});

/** What one has beside the password: an app, passkeys, recovery codes. Rules: FAC2, FAC4, FAC5, FAC8. */
export function TwoStepScreen() {
  const text = useLoadedText<typeof words>('account/second');
  const {user} = useSession();
  const {shown, askAgain} = useShown(ask);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOwed = user?.owesSecondFactor === true;
  const changed = (recoveryCodes: readonly string[] | null = null) => {
    setCodes(recoveryCodes);
    askAgain();
    // Who owed one may go on.
    if (isOwed) confirmSession().catch(reportError);
  };
  return (
    <AccountPage title={text('title')}>
      <Stack gap={6}>
        {isOwed ? (
          <Banner tone="warn" shape="boxed">
            {text('owed')}
          </Banner>
        ) : null}
        <Text tone="muted">{text('lead')}</Text>
        {shown === undefined ? <Skeleton height={320} /> : null}
        {shown === null ? <NotLoaded onRetry={askAgain} /> : null}
        {shown ? <Parts own={shown} onChanged={changed} /> : null}
        {codes === null ? null : <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      </Stack>
    </AccountPage>
  );
}

type PartsProps = {own: SecondFactor; onChanged: (recoveryCodes?: readonly string[] | null) => void};

function Parts({own, onChanged}: PartsProps) {
  const text = useLoadedText<typeof words>('account/second');
  const isOnline = useOnline();
  const blockedReason = isOnline ? null : text('offline');
  const isOn = own.hasTotp || own.passkeys.length > 0;
  return (
    <>
      <AppPart own={own} blockedReason={blockedReason} onChanged={onChanged} />
      <PasskeyPart own={own} blockedReason={blockedReason} onChanged={onChanged} />
      {isOn ? <RecoveryPart left={own.recoveryCodesLeft} blockedReason={blockedReason} onChanged={onChanged} /> : null}
    </>
  );
}

function AppPart({own, blockedReason, onChanged}: PartsProps & {blockedReason: string | null}) {
  const text = useLoadedText<typeof words>('account/second');
  const [step, setStep] = useState<'shown' | 'setting-up' | 'removing'>('shown');
  const {hasTotp} = own;
  return (
    <Stack gap={3}>
      <SectionHead
        title={
          <Row>
            {text('app')} <Badge tone={hasTotp ? 'ok' : 'neutral'}>{text(hasTotp ? 'isOn' : 'isOff')}</Badge>
          </Row>
        }
      />
      {step === 'setting-up' ? (
        <TotpSetUp
          onCancel={() => setStep('shown')}
          onDone={(recoveryCodes) => {
            setStep('shown');
            showToast({text: text('turnedOn'), tone: 'ok', isKept: false});
            onChanged(recoveryCodes);
          }}
        />
      ) : (
        <>
          <Text tone="muted">{text(hasTotp ? 'appOn' : 'appOff')}</Text>
          <Row>
            <Button
              look={hasTotp ? 'default' : 'primary'}
              icon={<ShieldCheck size={16} aria-hidden />}
              blockedReason={blockedReason}
              onPress={() => setStep('setting-up')}
            >
              {text(hasTotp ? 'setUpAppAgain' : 'setUpApp')}
            </Button>
            {hasTotp ? (
              <Button blockedReason={blockedReason} onPress={() => setStep('removing')}>
                {text('removeApp')}
              </Button>
            ) : null}
          </Row>
        </>
      )}
      {step === 'removing' ? (
        <RemoveDialog
          title={text('removeApp')}
          text={text('removeAppText')}
          isLast={own.passkeys.length === 0}
          remove={async () => callServer(removeTotp, {})}
          onClose={() => setStep('shown')}
          onRemoved={() => {
            setStep('shown');
            onChanged();
          }}
        />
      ) : null}
    </Stack>
  );
}

type RecoveryPartProps = Pick<PartsProps, 'onChanged'> & {left: number; blockedReason: string | null};

function RecoveryPart({left, blockedReason, onChanged}: RecoveryPartProps) {
  const text = useLoadedText<typeof words>('account/second');
  const [isAsked, setAsked] = useState(false);
  const made = useRef<readonly string[] | null>(null);
  const make = async () => {
    const answer = await callServer(makeRecoveryCodes, {});
    if (answer.ok) made.current = answer.value.recoveryCodes;
    return answer;
  };
  return (
    <Stack gap={3}>
      <SectionHead
        title={text('recovery')}
        actions={
          <Button blockedReason={blockedReason} onPress={() => setAsked(true)}>
            {text('makeRecovery')}
          </Button>
        }
      />
      <Text tone="muted">{text('recoveryLeft', {count: left})}</Text>
      {isAsked ? (
        <RemoveDialog
          title={text('makeRecovery')}
          text={text('makeRecoveryText')}
          remove={make}
          onClose={() => setAsked(false)}
          onRemoved={() => {
            setAsked(false);
            // Once the dialog is gone: they take the focus.
            setTimeout(() => onChanged(made.current));
          }}
        />
      ) : null}
    </Stack>
  );
}
