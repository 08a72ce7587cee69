import {Users} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useSession} from '#src/data/session/use-session.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {InviteForm} from './parts/invite-form.tsx';
import {RightsTable} from './parts/rights-table.tsx';
import {SupportPart} from './parts/support-part.tsx';
import {TeamList} from './parts/team-list.tsx';
import {readTeam, type Team} from './read-team.ts';
import type {es} from './text/es.ts';
import {useTeamActs} from './use-team-acts.ts';

/** Who else works on one's companies, what each role may, inviting, and what our team did. Rule: TMM13. Source: S2.04, S2.19. */
export function TeammatesScreen() {
  const text = useText<typeof es>('teammates');
  const database = useLocalDatabase();
  const {user} = useSession();
  const {all} = useCompany();
  const team = useLiveQuery(
    async () => (all ? readTeam(database, all, user?.id) : undefined),
    [database, all, user?.id],
  );
  const owns = all?.some(({role}) => role === 'owner') === true;
  return (
    <>
      <PageHead title={text('title')} lead={text(owns || all?.length === 0 ? 'lead' : 'leadMember')} />
      <Page>
        <WithAside
          aside={<Aside team={team} />}
          after={
            <Stack gap={3}>
              <SectionHead title={text('rights')} />
              <RightsTable />
            </Stack>
          }
        >
          <Members team={team} />
        </WithAside>
      </Page>
    </>
  );
}

type PartProps = {readonly team: Team | undefined};

function Members({team}: PartProps) {
  const text = useText<typeof es>('teammates');
  const failureText = useFailureText();
  const language = useLanguage();
  const {user} = useSession();
  const acts = useTeamActs();
  const blockedReason = useBlockedReason();
  if (team === undefined) return <Skeleton height={160} />;
  if (team.companies.length === 0)
    return (
      <EmptyState
        title={text('noCompany')}
        icon={<Users size={24} aria-hidden />}
        actions={<ButtonLink href={pathTo.addCompany(language)}>{text('addCompany')}</ButtonLink>}
      >
        {text('noCompanyText')}
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      {acts.refusal ? (
        <FormTrouble>
          {text('refusedIn', {company: acts.refusal.company, why: failureText(acts.refusal.failure)})}
        </FormTrouble>
      ) : null}
      <TeamList {...{team, acts, blockedReason}} ownId={user?.id} />
      {team.lines.length < 2 ? <Text tone="muted">{text('onlyYou')}</Text> : null}
    </Stack>
  );
}

function Aside({team}: PartProps) {
  const text = useText<typeof es>('teammates');
  const {user} = useSession();
  const blockedReason = useBlockedReason();
  const owns = team?.companies.some(({isOwn, isClosed}) => isOwn && !isClosed);
  return (
    <Stack gap={6}>
      {team === undefined || team.companies.every(({isClosed}) => isClosed) ? null : (
        <Stack gap={3}>
          <SectionHead title={text('invite')} />
          {owns ? <InviteForm {...{team, blockedReason}} /> : <Text tone="muted">{text('ownersOnly')}</Text>}
        </Stack>
      )}
      {user?.acting ? null : <SupportPart />}
    </Stack>
  );
}

/** Why nobody can be invited, changed or removed now: each is an ask, and nobody does it in another's name. Rule: TMM3. */
function useBlockedReason(): string | null {
  const text = useText<typeof es>('teammates');
  const isOnline = useOnline();
  const {user} = useSession();
  if (user?.acting) return text('actingAct');
  return isOnline ? null : text('offlineAct');
}
