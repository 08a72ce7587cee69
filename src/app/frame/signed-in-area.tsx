import {useEffect, type ReactNode} from 'react';
import {BooksProvider, warmBooks} from '#src/data/books.tsx';
import {CompanyProvider} from '#src/data/company.tsx';
import {DatabaseClosed} from './database-closed.tsx';
import {confirmSession} from '#src/data/confirm-session.ts';
import {EngineProvider} from '#src/data/engine.tsx';
import {KeepData} from '#src/data/keep-data.tsx';
import {LocalDataProvider} from '#src/data/local-data.tsx';
import type {LocalUser} from '#src/data/session.ts';

type SignedInAreaProps = {user: LocalUser; children: ReactNode};

/** What every screen of a signed-in person stands on: their database, their companies, the books. Opens offline too (D7). One for each person: they are its key. */
export function SignedInArea({user, children}: SignedInAreaProps) {
  useEffect(warmBooks, []);
  useEffect(() => {
    const confirm = () => void confirmSession();
    confirm();
    addEventListener('online', confirm);
    return () => removeEventListener('online', confirm);
  }, []);
  return (
    <LocalDataProvider userId={user.id} waiting={null} renderClosed={(event) => <DatabaseClosed event={event} />}>
      <EngineProvider>
        <KeepData />
        <CompanyProvider>
          <BooksProvider>{children}</BooksProvider>
        </CompanyProvider>
      </EngineProvider>
    </LocalDataProvider>
  );
}
