import {ProofSlot} from './proof-slot.tsx';
import {UpdateWhenOutdated} from '#src/shell/sync/update-when-outdated.tsx';
import {Suspense, lazy, useEffect, type ComponentType, type ReactNode, useState} from 'react';
import {RefreshCw} from 'lucide-react';
import {kindOf} from '#contract/kernel/access.ts';
import {BooksProvider, openBooksEarly} from '#src/data/database/books.tsx';
import {CompanyProvider, readCompaniesEarly} from '#src/data/database/company.tsx';
import {ActingBar} from './acting-bar.tsx';
import {confirmSession} from '#src/data/session/confirm-session.ts';
import {EngineProvider} from '#src/data/database/engine.tsx';
import {RestoredBanner} from '#src/shell/sync/restored-banner.tsx';
import {HandOver, mayTakeOver} from '#src/data/keeping/hand-over.ts';
import {KeepPreferences} from '#src/data/keeping/keep-preferences.tsx';
import {idle} from '#src/data/database/idle.ts';
import {LocalDataProvider, openLocalDataEarly, useUserId} from '#src/data/database/local-data.tsx';
import {KeepNotices} from '#src/data/device/notices.ts';
import {SendLater} from '#src/data/keeping/send-later.tsx';
import {notePerson} from '#sync/store/person-here.ts';
import {readRowsOf} from '#src/data/database/read-rows.ts';
import {type LocalUser, forgetUser, isUserStored} from '#src/data/session/session.ts';
import {SyncStatusProvider, useSyncStatus} from '#src/data/database/sync-status.tsx';
import {rememberUnsent} from '#src/data/database/remembered-database.ts';
import {askToPersist} from '#src/data/keeping/storage.ts';
import type {DatabaseEvent} from '#sync/store/open-database.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';

/** Keeps notices once the first screen stands: nobody waits for them, and a page that cannot fetch them stands without. */
function keepLater(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    await idle();
    return {default: await load().catch(() => () => null)};
  });
}

const KeepStepNotices = keepLater(
  async () => (await import('#src/shell/notices/keep-step-notices.ts')).KeepStepNotices,
);
const KeepBoughtNotices = keepLater(
  async () => (await import('#src/shell/notices/keep-bought-notices.ts')).KeepBoughtNotices,
);
const KeepDateNotices = keepLater(
  async () => (await import('#src/shell/notices/keep-date-notices.ts')).KeepDateNotices,
);
const KeepDocumentNotices = keepLater(
  async () => (await import('#src/shell/notices/keep-document-notices.ts')).KeepDocumentNotices,
);
const KeepMailNotices = keepLater(
  async () => (await import('#src/shell/notices/keep-mail-notices.ts')).KeepMailNotices,
);

/** A database that does not answer keeps no page blank for longer. */
const timeoutMs = 3_000;

/**
 * Opens what the first screen will show while its code is still fetched: the first drawing then has all of it.
 * What cannot be opened now is asked for again, and told of, when it is drawn.
 */
export async function prepareArea(userId: string, path: string): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([openForPath(userId, path), late]);
}

async function openForPath(userId: string, path: string): Promise<void> {
  try {
    const database = await openLocalDataEarly(userId);
    if (!database) return;
    const addressId = /\/bookkeeping\/([^/]+)/.exec(path)?.[1] ?? null;
    // Most likely the person's; if not, nothing of theirs is in it, and whoever draws opens others.
    if (addressId !== null) openBooksEarly(userId, addressId);
    const companyId = await readCompaniesEarly(database, addressId);
    if (companyId === null) return;
    openBooksEarly(userId, companyId);
    // The first drawing begins with what was read last.
    await readRowsOf(database, companyId, ['accounts', 'categories']);
  } catch {
    // Drawing asks again, where there is somebody to tell.
  }
}

type SignedInAreaProps = {user: LocalUser; children: ReactNode};

/** What every screen of a signed-in person stands on: their database, their companies, the books. Opens offline too (D7). One for each person: they are its key. */
export function SignedInArea({user, children}: SignedInAreaProps) {
  const kind = kindOf(user);
  useEffect(() => {
    const confirm = () => void confirmSession();
    confirm();
    addEventListener('online', confirm);
    return () => removeEventListener('online', confirm);
  }, []);
  useEffect(() => {
    let isHere = true;
    // The service worker is told who is here; the first screen does not wait for that.
    idle()
      .then(async () => {
        if (isHere) await notePerson(user.id);
      })
      .catch(reportError);
    return () => {
      isHere = false;
    };
  }, [user.id]);
  return (
    <>
      <Suspense fallback={null}>{user.acting ? <ActingBar user={user} acting={user.acting} /> : null}</Suspense>
      <LocalDataProvider userId={user.id} waiting={null} renderClosed={(event) => <DatabaseClosed event={event} />}>
        <SyncStatusProvider>
          <EngineProvider isAtWork={kind !== 'blocked'}>
            <KeepData />
            <RestoredBanner />
            <UpdateWhenOutdated />
            <ProofSlot />
            <SendLater />
            <KeepNotices />
            <KeepPreferences />
            {mayTakeOver(kind) ? <HandOver /> : null}
            <CompanyProvider>
              <Suspense>
                <KeepStepNotices />
                <KeepDateNotices />
                <KeepDocumentNotices />
                <KeepBoughtNotices />
                <KeepMailNotices />
              </Suspense>
              <BooksProvider>{children}</BooksProvider>
            </CompanyProvider>
          </EngineProvider>
        </SyncStatusProvider>
      </LocalDataProvider>
    </>
  );
}

/**
 * Asks the browser to keep the data once something was written here: before that, it would refuse. Remembers how much is unsent, so
 * that a database that is gone can be told of truthfully. Shows nothing.
 */
function KeepData() {
  const userId = useUserId();
  const status = useSyncStatus();
  const unsentCount = status ? status.pendingCount + status.attentionCount + status.unsentFileCount : null;
  const hasWritten = (status?.pendingCount ?? 0) > 0;
  useEffect(() => {
    if (unsentCount !== null) rememberUnsent(userId, unsentCount);
  }, [userId, unsentCount]);
  useEffect(() => {
    if (hasWritten) askToPersist().catch(reportError);
  }, [hasWritten]);
  return null;
}

const titles = {replaced: 'databaseReplaced', blocked: 'databaseBlocked', wiped: 'databaseReset'} as const;

/** Another tab needs the database for itself: says so politely, and follows a sign-out. */
function DatabaseClosed({event}: {event: DatabaseEvent}) {
  const text = useText();
  // Whoever signs out is forgotten first; a clean start keeps the person.
  const [isSignOut] = useState(() => event === 'wiped' && !isUserStored());
  useEffect(() => {
    if (isSignOut) forgetUser();
  }, [isSignOut]);
  if (isSignOut) return null;
  return (
    <main>
      <EmptyState
        icon={<RefreshCw size={20} aria-hidden />}
        title={text(titles[event])}
        actions={
          <Button look="primary" size="large" onPress={() => location.reload()}>
            {text('reload')}
          </Button>
        }
      />
    </main>
  );
}
