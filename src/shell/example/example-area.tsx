import {Suspense, useEffect, useState, type ReactNode} from 'react';
import {Eye} from 'lucide-react';
import {BooksProvider} from '#src/data/database/books.tsx';
import {CompanyProvider} from '#src/data/database/company.tsx';
import {EngineProvider} from '#src/data/database/engine.tsx';
import {LocalDataProvider, useLocalDatabase} from '#src/data/database/local-data.tsx';
import {SyncStatusProvider} from '#src/data/database/sync-status.tsx';
import {exampleId, hideExample} from '#src/data/example/example-mode.ts';
import {fillExample} from '#src/data/example/fill-example.ts';
import {sayExampleShown} from '#src/data/example/throw-away.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from '#src/shell/frame/acting-bar.module.css';
import {useLeaveExample} from './use-leave-example.ts';

/**
 * The example company around the home and the books: a database of its own, without an engine, thrown away when one leaves. Nothing of it
 * mixes with what is the person's, and nothing of theirs is shown. Rules: EXA1 to EXA3.
 */
export function ExampleArea({children}: {children: ReactNode}) {
  useEffect(sayExampleShown, []);
  return (
    <>
      <ExampleBar />
      <LocalDataProvider userId={exampleId} waiting={null} renderClosed={() => <Left />}>
        <Filled>
          <SyncStatusProvider>
            <EngineProvider isAtWork={false}>
              <CompanyProvider>
                <BooksProvider>
                  <Suspense fallback={null}>{children}</Suspense>
                </BooksProvider>
              </CompanyProvider>
            </EngineProvider>
          </SyncStatusProvider>
        </Filled>
      </LocalDataProvider>
    </>
  );
}

/** Always says that it is an example, and leads back. */
function ExampleBar() {
  const text = useText();
  const leave = useLeaveExample();
  return (
    <aside className={styles['bar']} aria-label={text('example.label')}>
      <Eye size={16} aria-hidden />
      <span className={styles['words']}>{text('example.seeing')}</span>
      <Button look="quiet" className={joinClasses(styles['leave'])} onPress={leave}>
        {text('example.leave')}
      </Button>
    </aside>
  );
}

function Filled({children}: {children: ReactNode}) {
  const text = useText();
  const {today} = useFormat();
  const database = useLocalDatabase();
  const [isFilled, setFilled] = useState(false);
  const name = text('example.company');
  useEffect(() => {
    let isHere = true;
    fillExample(database, {name, today: today()}).then(
      () => {
        if (isHere) setFilled(true);
      },
      (error: unknown) => {
        if (isHere) reportError(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [database, name, today]);
  return isFilled ? children : null;
}

/** Another tab has thrown it away. */
function Left(): null {
  useEffect(hideExample, []);
  return null;
}
