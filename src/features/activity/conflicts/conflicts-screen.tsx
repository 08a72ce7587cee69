import {useEffect} from 'react';
import {CircleCheckBig} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listConflicts} from '#sync/attention/list-attention.ts';
import {listSettled} from '#sync/attention/settled.ts';
import {Navigate, pathTo, useParams} from '#src/routing/routing.ts';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
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

/** Where two people changed the same in a company's books: one decides whose value stays. Source: ux.md U2, D6. */
export function ConflictsScreen() {
  const language = useLanguage();
  const {companyId} = useParams();
  useEveryWord();
  const {all, current, choose} = useCompany();
  const isKnown = all?.some((company) => company.id === companyId) ?? false;
  useEffect(() => {
    if (isKnown && companyId !== undefined && current?.id !== companyId) choose(companyId);
  }, [isKnown, companyId, current, choose]);
  if (!all) return null;
  if (!isKnown) return <Navigate to={pathTo.activity(language)} replace />;
  if (!current || current.id !== companyId) return null;
  return <ConflictsPage company={current} />;
}

function ConflictsPage({company}: {company: MyCompany}) {
  const text = useText<typeof es>('activity');
  const language = useLanguage();
  const database = useLocalDatabase();
  const decide = useDecide();
  const found = useLiveQuery(
    async () => ({
      conflicts: findConflicts(await listConflicts(database, company.id), isDecidedAlone),
      settled: await listSettled(database, company.id),
    }),
    [database, company.id],
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
              actions={<ButtonLink href={pathTo.books(language, company.id)}>{text('toBooks')}</ButtonLink>}
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
