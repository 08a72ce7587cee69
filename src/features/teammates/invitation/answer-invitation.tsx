import {useState} from 'react';
import {acceptInvitation, declineInvitation} from '#contract/teammates/accept-invitation.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {CheckboxGroup} from '#src/ui/fields/choice/checkbox-group.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Asked} from './asked.ts';
import {SignInFirst} from './sign-in-first.tsx';
import {WrongPerson} from './wrong-person.tsx';

/** What somebody answered. */
export type Answered =
  | {readonly kind: 'accepted'; readonly companies: string; readonly count: number}
  | {readonly kind: 'declined'};

type AnswerInvitationProps = {
  readonly token: string;
  readonly asked: Asked;
  readonly onAnswered: (answered: Answered) => void;
};

/** The invitations of a link, and yes or no to those that are chosen. Rules: TMM6, TMM8. */
export function AnswerInvitation({token, asked, onAnswered}: AnswerInvitationProps) {
  const text = useText<typeof es>('teammates');
  const failureText = useFailureText();
  const format = useFormat();
  const {user, server} = useSession();
  const {email, invitations} = asked;
  const [chosen, setChosen] = useState<readonly string[]>(invitations.map(({companyId}) => companyId));
  const [acceptance, accept] = useServerCall(acceptInvitation);
  const [denial, decline] = useServerCall(declineInvitation);
  const isHere = user !== null && server !== 'ended';
  const mayAccept = isHere && !user.acting && user.email === email;
  const asking = {token, companyIds: [...chosen]};
  const blockedReason = chosen.length === 0 ? text('invitation.none') : null;
  const sayYes = async () => {
    const answer = await accept(asking);
    if (!answer.ok) return;
    const joined = invitations.filter(({companyId}) => answer.value.companyIds.includes(companyId));
    const companies = format.list(joined.map(({company}) => company));
    onAnswered({kind: 'accepted', companies, count: joined.length});
  };
  const sayNo = async () => {
    const answer = await decline(asking);
    if (answer.ok) onAnswered({kind: 'declined'});
  };
  const refusal = [acceptance, denial].find((call) => call.step === 'refused');
  return (
    <Stack gap={5}>
      <Offer asked={asked} chosen={chosen} onChoose={setChosen} />
      {refusal?.step === 'refused' ? <FormTrouble>{failureText(refusal.failure)}</FormTrouble> : null}
      {isHere && !mayAccept ? <WrongPerson own={user.email} invited={email} /> : null}
      {isHere ? null : <SignInFirst asked={asked} />}
      <Row>
        {mayAccept ? (
          <Button
            look="primary"
            size="large"
            blockedReason={blockedReason}
            isPending={acceptance.step === 'running'}
            onPress={() => void sayYes().catch(reportError)}
          >
            {text('invitation.accept')}
          </Button>
        ) : null}
        <Button
          size="large"
          blockedReason={blockedReason}
          isPending={denial.step === 'running'}
          onPress={() => void sayNo().catch(reportError)}
        >
          {text('invitation.decline')}
        </Button>
      </Row>
    </Stack>
  );
}

type OfferProps = {
  readonly asked: Asked;
  readonly chosen: readonly string[];
  readonly onChoose: (companyIds: readonly string[]) => void;
};

/** Who invites to what: in a sentence where it is one company, to choose from where there are several. */
function Offer({asked: {email, invitations}, chosen, onChoose}: OfferProps) {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  const [first] = invitations;
  if (!first) return null;
  const sayRole = ({role}: typeof first) =>
    text('invitation.asRole', {role: text(`role.${role}`).toLowerCase(), rights: text(`roleText.${role}`)});
  const {invitedBy: name, company, expiresAt} = first;
  const isOne = invitations.length === 1;
  return (
    <Stack gap={3}>
      <Text>
        {isOne
          ? text(name === '' ? 'invitation.leadPlain' : 'invitation.lead', {name, company})
          : text('invitation.leadMany', {count: invitations.length})}
      </Text>
      {isOne ? (
        <Text>{sayRole(first)}</Text>
      ) : (
        <CheckboxGroup
          label={text('invitation.choose')}
          value={chosen}
          options={invitations.map((one) => ({id: one.companyId, label: one.company, hint: sayRole(one)}))}
          onChange={onChoose}
        />
      )}
      <Text tone="muted">{text('invitation.for', {email, day: format.instant(expiresAt)})}</Text>
    </Stack>
  );
}
