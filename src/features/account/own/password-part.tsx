import {useState} from 'react';
import type {z} from 'zod';
import {maxPasswordLength} from '#contract/account/rules.ts';
import {changePassword} from '#contract/account/profile.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import {checkKnownPassword, checkNewPassword, type NewPasswordFields} from '#src/features/account/check-fields.ts';
import {NewPasswordFields as NewPassword} from '#src/features/account/parts/new-password-fields.tsx';
import type {es as ownTexts} from './text/es.ts';
import type {es} from '#src/features/account/text/es.ts';
import {useCheckedForm} from '#src/features/account/use-checked-form.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type Fields = NewPasswordFields & {password: string};

const empty: Fields = {password: '', newPassword: '', repeated: ''};

const check = (fields: Fields) => [...checkKnownPassword(fields), ...checkNewPassword(fields)];

const ask = async (input: z.input<typeof changePassword.input>, signal: AbortSignal): Promise<Outcome<object>> =>
  callServer(changePassword, input, {signal});

/** Setting a new password by the present one. Rule: ACC21. */
export function PasswordPart({hasPassword, onChanged}: {hasPassword: boolean; onChanged: () => void}) {
  const text = useText<typeof es>('account');
  const ownText = useText<typeof ownTexts>('account/own');
  const [isSaved, setSaved] = useState(false);
  const form = useCheckedForm({
    start: empty,
    check,
    ask,
    toInput: ({password, newPassword}: Fields) => ({password, newPassword}),
  });
  const submit = async () => {
    setSaved(false);
    const outcome = await form.submit();
    if (!outcome?.ok) return;
    form.setFields(empty);
    setSaved(true);
    onChanged();
  };
  if (!hasPassword)
    return (
      <Stack gap={3}>
        <SectionHead title={ownText('changePasswordTitle')} />
        <Text tone="muted">{ownText('noPassword')}</Text>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <SectionHead title={ownText('changePasswordTitle')} />
      <Text tone="muted">{ownText('changePasswordLead')}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} attempt={form.attempt} />
      <Form onSubmit={() => void submit()} label={ownText('changePasswordTitle')}>
        <PasswordField
          {...form.bind('password')}
          label={ownText('currentPassword')}
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
        />
        <NewPassword label={text('newPassword')} fresh={form.bind('newPassword')} repeated={form.bind('repeated')} />
        {isSaved ? (
          <Banner tone="ok" shape="boxed">
            {ownText('passwordSaved')}
          </Banner>
        ) : null}
        <Row>
          <Button type="submit" look="primary" size="large" isPending={form.step === 'running'}>
            {text('setNewPassword')}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
