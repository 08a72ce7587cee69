import {useEffect, useState} from 'react';
import {Eye} from 'lucide-react';
import {useLocation, useNavigate} from '#src/app/routing.ts';
import {endActingHere, leaveActing} from '#src/data/acting.ts';
import {recallUnsent} from '#src/data/remembered-database.ts';
import type {Access} from '#contract/kernel/access.ts';
import type {LocalUser} from '#src/data/session.ts';
import {useSession} from '#src/data/use-session.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import styles from './acting-bar.module.css';

/** The line of screens that nobody opens for another. */
const own: Access = 'account';

type ActingBarProps = {user: LocalUser; acting: NonNullable<LocalUser['acting']>};

/** Always says that one sees the product as somebody else, until when, and leads back. Source: D10, design.md Admin. */
export function ActingBar({user, acting}: ActingBarProps) {
  const text = useText<typeof es>('common');
  const failureText = useFailureText();
  const format = useFormat();
  const {server} = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const [unsentCount, setUnsentCount] = useState(0);
  const isOver = useIsOver(acting.until) || server === 'ended';

  useSayWhatIsKept();
  useEffect(() => {
    if (isOver) endActingHere(user.id).catch(reportError);
  }, [isOver, user.id]);

  const leave = async () => {
    setUnsentCount(0);
    setLeaving(true);
    const failure = await leaveActing(user.id);
    setLeaving(false);
    if (failure) showToast({text: failureText(failure), tone: 'danger'});
  };
  const ask = () => {
    const found = recallUnsent(user.id);
    if (found > 0) setUnsentCount(found);
    else void leave();
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
      <Dialog
        role="alertdialog"
        title={text('acting.unsentTitle', {count: unsentCount})}
        isOpen={unsentCount > 0}
        onClose={() => setUnsentCount(0)}
        closeLabel={text('close')}
        actions={
          <>
            <Button size="large" onPress={() => setUnsentCount(0)}>
              {text('signOut.stay')}
            </Button>
            <Button size="large" look="danger" onPress={() => void leave()}>
              {text('acting.leaveAnyway')}
            </Button>
          </>
        }
      >
        <p>{text('acting.unsentText')}</p>
      </Dialog>
    </aside>
  );
}

/** Says that the account of whom one sees the product as is out of reach, to whoever was led away from it. Rule: POL3. */
function useSayWhatIsKept(): void {
  const text = useText<typeof es>('common');
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

/** Whether an instant has passed, as soon as it does. */
function useIsOver(until: string): boolean {
  const [isOver, setOver] = useState(() => Date.parse(until) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
