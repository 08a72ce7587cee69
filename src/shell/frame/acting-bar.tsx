import {useEffect, useState} from 'react';
import {Download, Eye} from 'lucide-react';
import {useLocation, useNavigate} from '#src/routing/routing.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {endActingHere, leaveActing} from '#src/data/session/acting.ts';
import {confirmSession} from '#src/data/session/confirm-session.ts';
import {downloadFile, exportLocalData} from '#src/data/keeping/export-local-data.ts';
import {recallUnsent} from '#src/data/database/remembered-database.ts';
import type {Access} from '#contract/kernel/access.ts';
import type {LocalUser} from '#src/data/session/session.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import styles from './acting-bar.module.css';
import type {es} from './text/es.ts';

/** The line of screens that nobody opens for another. */
const own: Access = 'account';

type ActingBarProps = {user: LocalUser; acting: NonNullable<LocalUser['acting']>};

/** How often the server is asked whether it is over, in milliseconds. */
const askEveryMs = 60_000;

/**
 * Always says that one sees the product as somebody else, until when, and leads back. That it is over is the server's to say; what is unsent then
 * stays until the admin has decided. Source: D10, design.md Admin. Rule: ADM7.
 */
export function ActingBar({user, acting}: ActingBarProps) {
  const text = useLoadedText<typeof es>('frame');
  const failureText = useFailureText();
  const format = useFormat();
  const {server} = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const [askedCount, setAskedCount] = useState(0);
  const [isPutOff, setPutOff] = useState(false);
  const isOver = server === 'ended';
  // Once it is over it asks by itself.
  const unsentCount = isOver && !isPutOff ? recallUnsent(user.id) : askedCount;
  useAskWhetherOver(acting.until);

  useSayWhatIsKept();
  useEffect(() => {
    if (isOver && recallUnsent(user.id) === 0) endActingHere(user.id).catch(reportError);
  }, [isOver, user.id]);

  const close = () => {
    setAskedCount(0);
    setPutOff(isOver);
  };
  const leave = async () => {
    close();
    setLeaving(true);
    const failure = isOver ? await endActingHere(user.id) : await leaveActing(user.id);
    setLeaving(false);
    if (failure) showToast({text: failureText(failure), tone: 'danger'});
  };
  const ask = () => {
    const found = recallUnsent(user.id);
    if (found > 0) setAskedCount(found);
    else void leave();
  };
  const exportAll = async () => {
    const database = await openDatabase(user.id, () => undefined);
    try {
      const copy = await exportLocalData(database, new Date().toISOString());
      downloadFile(copy, `faro-${format.today()}.json`, 'application/json');
    } finally {
      database.close();
    }
  };
  return (
    <aside className={styles['bar']} aria-label={text('acting.label')}>
      <Eye size={16} aria-hidden />
      <span className={styles['words']}>
        {text('acting.seeing', {name: `${user.firstName} ${user.lastName}`})}
        <span className={styles['until']}> · {text('acting.until', {time: format.time(acting.until)})}</span>
      </span>
      <Button look="quiet" className={joinClasses(styles['leave'])} isPending={isLeaving} onPress={ask}>
        {text('acting.leave')}
      </Button>
      {unsentCount > 0 && (
        <ConfirmDialog
          role="alertdialog"
          title={text('acting.unsentTitle', {count: unsentCount})}
          onClose={close}
          stayText={isOver ? null : text('signOut.stay')}
          actText={text('acting.leaveAnyway')}
          look="danger"
          onAct={() => void leave()}
        >
          <p>{text('acting.unsentText')}</p>
          <Button size="large" icon={<Download size={16} aria-hidden />} onPress={() => void exportAll()}>
            {text('signOut.export')}
          </Button>
        </ConfirmDialog>
      )}
    </aside>
  );
}

/** Says that the account of whom one sees the product as is out of reach, to whoever was led away from it. Rule: POL3. */
function useSayWhatIsKept(): void {
  const text = useText();
  const navigate = useNavigate();
  const {state, pathname, search}: {state: unknown; pathname: string; search: string} = useLocation();
  const isLedAway = state === own;
  useEffect(() => {
    if (!isLedAway) return;
    showToast({text: text('reason.account.not-while-acting'), tone: 'danger'});
    // Said once, and not again when the page is loaded anew.
    void navigate(pathname + search, {replace: true});
  }, [isLedAway, text, navigate, pathname, search]);
}

/** Asks the server now and then, and at the moment at which it should be over by this device's clock, which may be wrong. */
function useAskWhetherOver(until: string): void {
  useEffect(() => {
    const ask = () => void confirmSession();
    const leftMs = Date.parse(until) - Date.now();
    const timer = leftMs > 0 ? setTimeout(ask, leftMs) : undefined;
    const interval = setInterval(ask, askEveryMs);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, [until]);
}
