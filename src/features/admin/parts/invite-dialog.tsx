import type {z} from 'zod';
import {isPersonName, isPlausibleEmail} from '#contract/account/rules.ts';
import {invitePerson} from '#contract/admin/invite-person.ts';
import type {words} from '#src/features/admin/text/words.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {languageOptions} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';

type Fields = z.input<typeof invitePerson.input>;

/** What is wrong, as the server would say it. */
function check({firstName, lastName, email}: Fields): FormProblem[] {
  return [
    ...(isPersonName(firstName.trim()) ? [] : [{field: 'firstName', reason: 'account.name-invalid'}]),
    ...(isPersonName(lastName.trim()) ? [] : [{field: 'lastName', reason: 'account.name-invalid'}]),
    ...(isPlausibleEmail(email) ? [] : [{field: 'email', reason: 'account.email-invalid'}]),
  ];
}

/** Invites a person, whose temporary password goes to them by mail alone. Rule: ADM8. Source: D9. */
export function InviteDialog({onClose, onInvited}: {onClose: () => void; onInvited: () => void}) {
  const text = useText<typeof words>('admin');
  const language = useLanguage();
  const form = useForm({
    idPrefix: 'invite-',
    start: (): Fields => ({firstName: '', lastName: '', email: '', language}),
    check,
    send: async (fields, signal) => callServer(invitePerson, fields, {signal}),
    onDone: (_, {email}) => {
      showToast({text: text('invited', {email: email.trim()}), tone: 'ok'});
      onInvited();
    },
  });
  return (
    <FormDialog form={form} title={text('invite')} submitText={text('inviteSend')} size="wide" onClose={onClose}>
      <p>{text('inviteText')}</p>
      <Columns>
        <TextField {...form.bind('firstName')} label={text('firstName')} maxLength={80} autoComplete="off" autoFocus />
        <TextField {...form.bind('lastName')} label={text('lastName')} maxLength={80} autoComplete="off" />
      </Columns>
      <TextField
        {...form.bind('email')}
        label={text('email')}
        hint={text('emailExample')}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <SelectField
        {...form.bind('language')}
        label={text('language')}
        hint={text('inviteLanguageHint')}
        options={languageOptions.map(({value, text: label}) => ({id: value, label}))}
      />
    </FormDialog>
  );
}
