import {useState} from 'react';
import type {z} from 'zod';
import {isPersonName, isPlausibleEmail} from '#contract/account/rules.ts';
import {invitePerson} from '#contract/admin/invite-person.ts';
import type {es} from '#src/features/admin/text/es.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {isLanguage, languageOptions} from '#src/i18n/languages.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

type Fields = z.input<typeof invitePerson.input>;

/** What is wrong with a form: the reason by field, as the server would give it. */
function findProblems({firstName, lastName, email}: Fields): Map<string, string> {
  const problems = new Map<string, string>();
  if (!isPersonName(firstName.trim())) problems.set('firstName', 'account.name-invalid');
  if (!isPersonName(lastName.trim())) problems.set('lastName', 'account.name-invalid');
  if (!isPlausibleEmail(email)) problems.set('email', 'account.email-invalid');
  return problems;
}

/** Invites a person, whose temporary password goes to them by mail alone. Rule: ADM8. Source: D9. */
export function InviteDialog({onClose, onInvited}: {onClose: () => void; onInvited: () => void}) {
  const text = useText<typeof es>('admin');
  const failureText = useFailureText();
  const language = useLanguage();
  const [fields, setFields] = useState<Fields>({firstName: '', lastName: '', email: '', language});
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useServerCall(invitePerson);

  const refused = problems.size === 0 && call.step === 'refused' ? call.failure : null;
  const say = (field: keyof Fields): string | null => {
    const reason = problems.get(field);
    if (reason !== undefined) return failureText({code: 'validation', reason});
    return refused?.details?.['field'] === field ? failureText(refused) : null;
  };
  const atFields = (['firstName', 'lastName', 'email'] as const).flatMap((field) => {
    const message = say(field);
    return message === null ? [] : [{fieldId: `invite-${field}`, message}];
  });
  const errors = atFields.length === 0 && refused ? [{message: failureText(refused)}] : atFields;
  const bind = (field: 'firstName' | 'lastName' | 'email') => ({
    id: `invite-${field}`,
    value: fields[field],
    onChange: (value: string) => setFields({...fields, [field]: value}),
    error: say(field),
    autoComplete: 'off',
  });

  const invite = async () => {
    // Enter comes here also while the button waits.
    if (call.step === 'running') return;
    setAttempt(attempt + 1);
    const found = findProblems(fields);
    setProblems(found);
    if (found.size > 0 || !(await run(fields)).ok) return;
    showToast({text: text('invited', {email: fields.email.trim()}), tone: 'ok'});
    onInvited();
    onClose();
  };
  return (
    <Dialog
      title={text('inviteTitle')}
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button size="large" look="primary" isPending={call.step === 'running'} onPress={() => void invite()}>
            {text('inviteSend')}
          </Button>
        </>
      }
    >
      <p>{text('inviteText')}</p>
      <ErrorSummary title={text('problem')} errors={errors} attempt={attempt} />
      <Form onSubmit={() => void invite()} label={text('inviteSend')}>
        <Columns>
          <TextField {...bind('firstName')} label={text('firstName')} maxLength={80} autoFocus />
          <TextField {...bind('lastName')} label={text('lastName')} maxLength={80} />
        </Columns>
        <TextField {...bind('email')} label={text('email')} hint={text('emailExample')} type="email" maxLength={254} />
        <SelectField
          label={text('inviteLanguage')}
          hint={text('inviteLanguageHint')}
          options={languageOptions.map(({value, text: label}) => ({id: value, label}))}
          value={fields.language}
          onChange={(value) => setFields({...fields, language: isLanguage(value) ? value : fields.language})}
        />
      </Form>
    </Dialog>
  );
}
