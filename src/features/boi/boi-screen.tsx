import {ScrollText} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {statesWithOwnLaw} from '#contract/boi/boi-rule.ts';
import {readBois, type CompanyBoi} from '#src/data/boi/read-boi.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AnswerPart} from './parts/answer-part.tsx';
import {faceOf, type BoiFace} from './say-boi.ts';
import type {es} from './text/es.ts';

/** What asks for something comes first. */
const order: readonly BoiFace[] = ['over', 'due', 'ask', 'filed', 'none'];

/** Whether the reader's companies owe a BOI report, each with its reasons; all of it from this device. Source: S1.04, S2.04, D21. */
export function BoiScreen() {
  const text = useText<typeof es>('boi');
  const database = useLocalDatabase();
  const {all} = useCompany();
  const found = useLiveQuery(async () => (all ? readBois(database, all, Date.now()) : undefined), [database, all]);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        <WithAside aside={<About found={found ?? []} />}>
          <Answers found={found} />
        </WithAside>
      </Page>
    </>
  );
}

function Answers({found}: {readonly found: readonly CompanyBoi[] | undefined}) {
  const text = useText<typeof es>('boi');
  const language = useLanguage();
  const format = useFormat();
  if (found === undefined)
    return (
      <Stack gap={4}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </Stack>
    );
  if (found.length === 0)
    return (
      <EmptyState
        title={text('empty')}
        icon={<ScrollText size={20} aria-hidden />}
        actions={<ButtonLink href={pathTo.addCompany(language)}>{text('add')}</ButtonLink>}
      >
        {text('emptyText')}
      </EmptyState>
    );
  const place = (boi: CompanyBoi) => order.indexOf(faceOf(boi, format.today()));
  return (
    <Stack gap={4}>
      {found
        .toSorted((one, other) => place(one) - place(other))
        .map((boi) => (
          <AnswerPart key={boi.company.id} boi={boi} />
        ))}
    </Stack>
  );
}

/** When a report is due, that nobody should pay for it, and that states may have laws of their own. */
function About({found}: {readonly found: readonly CompanyBoi[]}) {
  const text = useText<typeof es>('boi');
  const own = found.some(({company: {state}}) => state !== null && statesWithOwnLaw.includes(state));
  return (
    <Stack gap={6}>
      <section>
        <SectionHead title={text('whenTitle')} />
        <Text tone="muted">{text('whenText')}</Text>
      </section>
      <section>
        <SectionHead title={text('chargedTitle')} />
        <Text tone="muted">{text('chargedText')}</Text>
      </section>
      <section>
        <SectionHead title={text('ownLawTitle')} />
        <Text tone="muted">{text('ownLawText')}</Text>
        {own ? <Text tone="warn">{text('ownLaw.NY')}</Text> : null}
      </section>
    </Stack>
  );
}
