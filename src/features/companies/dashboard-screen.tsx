import {useState} from 'react';
import {CloudOff} from 'lucide-react';
import {readScreenEarly, useCompany} from '#src/data/database/company.tsx';
import {useSession} from '#src/data/session/use-session.ts';
import {capitalize} from '#src/i18n/format/capitalize.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {greetingFor} from './greeting.ts';
import {HomeWait} from './home/home-wait.tsx';
import {readHome} from './home/read-home.ts';
import {NewHome} from './home/new-home.tsx';
import {OwnHome} from './home/own-home.tsx';
import type {es} from './text/es.ts';

/** Has the home read while the page is still being put together. */
export async function prepare(): Promise<void> {
  await readScreenEarly(readHome);
}

/** A person's home: what waits for them first, then their companies and their money. Renders from this device at once. Source: S2.18, design.md V6. */
export function DashboardScreen() {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const {user} = useSession();
  const {all, current, firstPull} = useCompany();
  // The hour one came at; a page left open keeps its greeting.
  const [hour] = useState(() => new Date().getHours());
  const name = user?.firstName ?? '';
  if (firstPull === 'done' && all && current === null) return <NewHome name={name} />;
  return (
    <>
      <PageHead
        title={text(greetingFor(hour), {name})}
        lead={capitalize(format.locale, format.day(format.today(), 'weekday'))}
      />
      {firstPull === 'done' && all && current ? <OwnHome companies={all} current={current} /> : null}
      {firstPull === 'pulling' || firstPull === 'missing' ? (
        <Page>
          <FirstPullWait isMissing={firstPull === 'missing'} />
        </Page>
      ) : null}
    </>
  );
}

/** Before anything of the person is on this device: on its way, or out of reach. Never the beginning of somebody who has nothing. */
function FirstPullWait({isMissing}: {isMissing: boolean}) {
  const text = useText<typeof es>('companies');
  if (isMissing)
    return (
      <EmptyState icon={<CloudOff size={20} aria-hidden />} title={text('missing')}>
        <p>{text('missingText')}</p>
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <div role="status">
        <Text>{text('pulling')}</Text>
        <Text tone="muted" size="small">
          {text('pullingText')}
        </Text>
      </div>
      <HomeWait />
    </Stack>
  );
}
