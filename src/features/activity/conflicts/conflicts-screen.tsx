import {useEffect} from 'react';
import {CircleCheckBig} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listConflicts} from '#sync/attention/list-attention.ts';
import {listSettled} from '#sync/attention/settled.ts';
import {Navigate, pathTo, useParams} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {readOwnSpaceId} from '#src/data/database/own-space.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {isDecidedAlone} from '#src/data/describe/descriptions.ts';
import {useEveryWord} from '#src/data/describe/use-telling.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {ConflictList} from './conflict-list.tsx';
import {findConflicts} from './find-conflicts.ts';
import {SettledList} from './settled-list.tsx';
import {useDecide} from './use-decide.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/**
 * Where two people changed the same in a company's books, or two devices in the person's own space, such as an unfinished company: one decides
 * whose value stays. Source: ux.md U2, D6.
 */
export function ConflictsScreen() {
  const language = useLanguage();
  const {companyId} = useParams();
  useEveryWord();
  const {all, current, choose} = useCompany();
  const database = useLocalDatabase();
  // Null where there is none: an address is judged once that is known.
  const ownSpaceId = useLiveQuery(async () => (await readOwnSpaceId(database)) ?? null, [database]);
  const isKnown = all?.some((company) => company.id === companyId) ?? false;
  useEffect(() => {
    if (isKnown && companyId !== undefined && current?.id !== companyId) choose(companyId);
  }, [isKnown, companyId, current, choose]);
  const text = useText<typeof es>('activity');
  if (companyId !== undefined && companyId === ownSpaceId)
    return <ConflictsPage spaceId={companyId} out={{href: pathTo.activity(language), text: text('title')}} />;
  if (!all || ownSpaceId === undefined) return null;
  if (!isKnown) return <Navigate to={pathTo.activity(language)} replace />;
  if (!current || current.id !== companyId) return null;
  return <ConflictsPage spaceId={current.id} out={{href: pathTo.books(language, current.id), text: text('toBooks')}} />;
}

type ConflictsPageProps = {
  readonly spaceId: string;
  /** Where one goes when nothing is left to decide. */
  readonly out: {readonly href: string; readonly text: string};
};

function ConflictsPage({spaceId, out}: ConflictsPageProps) {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const decide = useDecide();
  const found = useLiveQuery(
    async () => ({
      conflicts: findConflicts(await listConflicts(database, spaceId), isDecidedAlone),
      settled: await listSettled(database, spaceId),
    }),
    [database, spaceId],
  );
  if (found === undefined) return null;
  const {conflicts, settled} = found;
  const bringBack = (id: string) => void decide.bringBack(id).catch(reportError);
  return (
    <>
      <PageHead title={text('conflictsTitle')} {...(conflicts.length === 0 ? {} : {lead: text('conflictsLead')})} />
      <Page>
        <Stack gap={6}>
          {conflicts.length === 0 ? (
            <EmptyState
              icon={<CircleCheckBig size={28} strokeWidth={1.5} aria-hidden />}
              title={text('conflictsNone')}
              actions={<ButtonLink href={out.href}>{out.text}</ButtonLink>}
            >
              {text('conflictsNoneText')}
            </EmptyState>
          ) : (
            <ConflictList
              conflicts={conflicts}
              onSettle={(verdicts, said) => void decide.settle(verdicts, said).catch(reportError)}
              onUndo={() => {
                const [last] = settled;
                if (last) bringBack(last.id);
              }}
            />
          )}
          <SettledList settled={settled} onBringBack={bringBack} />
        </Stack>
      </Page>
    </>
  );
}
