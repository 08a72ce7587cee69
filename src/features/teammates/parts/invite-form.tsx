import {useRef, useState} from 'react';
import {isPlausibleEmail} from '#contract/account/rules.ts';
import {newId} from '#contract/kernel/ids.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {teammateRoles, type TeammateRole} from '#contract/teammates/invitation.ts';
import {inviteTeammate} from '#contract/teammates/invite-teammate.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import type {Team} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {CheckboxGroup} from '#src/ui/fields/choice/checkbox-group.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {InviteResults, type InviteResult} from './invite-results.tsx';

type Typed = {readonly email: string; readonly role: TeammateRole; readonly companyIds: readonly string[]};

type Found = InviteResult & {readonly id: string};

type InviteFormProps = {readonly team: Team; readonly blockedReason: string | null};

/** Inviting somebody to one's companies: e-mail, role, and which. An ask for each company. Rules: TMM1, TMM2, TMM16. */
export function InviteForm({team, blockedReason}: InviteFormProps) {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const engine = useEngine();
  const own = team.companies.filter(({isOwn, isClosed}) => isOwn && !isClosed);
  const idOf = useInvitationIds();
  const [told, setTold] = useState<{readonly email: string; readonly results: readonly InviteResult[]} | null>(null);
  const form = useForm({
    idPrefix: 'invite-',
    start: (): Typed => ({email: '', role: 'bookkeeper', companyIds: own.slice(0, 1).map(({id}) => id)}),
    check: (typed) => checkInvitation(typed, team),
    say: ({reason}) => {
      if (reason === 'emailRequired' || reason === 'emailInvalid' || reason === 'inviteCompaniesNone')
        return text(reason);
      return null;
    },
    send: async ({email, role, companyIds}, signal) => {
      setTold(null);
      const asked = {email: email.trim(), role, language};
      const found: Found[] = [];
      // One after the other: each is an invitation of its own, whatever becomes of the others.
      for (const spaceId of companyIds) {
        const id = idOf(`${spaceId} ${asked.email.toLowerCase()} ${role}`);
        const outcome = isIn(team, asked.email, spaceId)
          ? fail('conflict', 'teammate.already-added')
          : await callServer(inviteTeammate, {...asked, id, spaceId}, {signal});
        found.push({id: spaceId, company: own.find((one) => one.id === spaceId)?.name ?? '', outcome});
      }
      const [first] = found;
      // Of a single company it is said at the field.
      return found.length === 1 && first?.outcome.ok === false ? first.outcome : succeed({email: asked.email, found});
    },
    onDone: async ({email, found}) => {
      const refused = found.flatMap(({id, outcome}) => (outcome.ok ? [] : [id]));
      if (refused.length > 0) {
        setTold({email, results: found});
        form.change({companyIds: refused});
      } else {
        idOf(null);
        form.change({email: ''});
        showToast({tone: 'ok', text: text('sent', {email})});
      }
      if (refused.length < found.length) await engine?.syncNow();
    },
  });
  return (
    <FormPage form={form} label={text('invite')} submitText={text('send')} blockedReason={blockedReason}>
      {told ? <InviteResults {...told} /> : null}
      <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="off" />
      <RadioField
        {...form.bind('role')}
        label={text('role')}
        options={teammateRoles.map((id) => ({id, label: text(`role.${id}`), hint: text(`roleText.${id}`)}))}
      />
      <CheckboxGroup
        {...form.bind('companyIds')}
        label={text('inviteCompanies')}
        options={own.map(({id, name}) => ({id, label: name}))}
      />
    </FormPage>
  );
}

/** Ids under which invitations are asked for: the same at each try, so that a lost answer leads to no second mail. Null begins anew. */
function useInvitationIds() {
  const ids = useRef(new Map<string, string>());
  return (key: string | null): string => {
    if (key === null) {
      ids.current.clear();
      return '';
    }
    const id = ids.current.get(key) ?? newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
    ids.current.set(key, id);
    return id;
  };
}

/** What is wrong, as far as the device knows; that somebody is in all of them already needs no network. Source: S5.37. */
function checkInvitation({email, companyIds}: Typed, team: Team): FormProblem[] {
  const typed = email.trim().toLowerCase();
  const isEverywhere = companyIds.length > 0 && companyIds.every((id) => isIn(team, typed, id));
  return [
    ...(typed === '' ? [{field: 'email', reason: 'emailRequired'}] : []),
    ...(typed !== '' && !isPlausibleEmail(typed) ? [{field: 'email', reason: 'emailInvalid'}] : []),
    ...(isEverywhere ? [{field: 'email', reason: 'teammate.already-added'}] : []),
    ...(companyIds.length === 0 ? [{field: 'companyIds', reason: 'inviteCompaniesNone'}] : []),
  ];
}

/** Whether whose e-mail this is has a part in a company already. */
function isIn({lines}: Team, email: string, companyId: string): boolean {
  const typed = email.toLowerCase();
  return lines.some(
    (line) => line.kind === 'member' && line.email === typed && line.companies.some(({id}) => id === companyId),
  );
}
