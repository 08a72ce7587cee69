import {joinWaitlist} from '#contract/contact/join-waitlist.ts';
import {leaveWaitlist} from '#contract/contact/leave-waitlist.ts';
import {waitlistTopics} from '#contract/contact/waitlist.ts';
import {Icon} from '#src/site/illustrations/icon.tsx';
import {EmailField} from '#src/site/parts/email-field.tsx';
import {FormField} from '#src/site/parts/form-field.tsx';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {SendForm} from '#src/site/parts/send-form.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';

/** What is not there yet, said as it is, with an e-mail to hear of it, and what one can do meanwhile. Rules: CTC7, CTC10. Source: S2.02. */
export function NotYetPage() {
  const {text} = useSite();
  const to = useLinks();
  return (
    <div className="page inner">
      <PageHead title={text('soonTitle')} lead={text('soonLead')} />
      <LeaveOffer />
      <div className="contact">
        <JoinForm />
        <aside className="reach">
          <h2>{text('soonNow')}</h2>
          <ul className="checks">
            <li>{text('soonNow1')}</li>
            <li>{text('soonNow2')}</li>
            <li>{text('soonNow3')}</li>
          </ul>
          <div className="actions">
            <a className="button for-guest" href={to('start-now')}>
              {text('start')}
            </a>
            <a className="button for-user" href={to('dashboard')}>
              {text('toDashboard')}
            </a>
          </div>
        </aside>
      </div>
    </div>
  );
}

function JoinForm() {
  const {text} = useSite();
  return (
    <SendForm
      name="waitlist"
      path={joinWaitlist.path}
      noScript={text('contactNoScript')}
      words={{
        send: text('soonSend'),
        offline: text('soonOffline'),
        waitOne: text('soonWait'),
        waitMany: text('soonWait'),
        failed: text('soonFailed'),
        sent: text('soonSent'),
        sentText: text('soonSentText'),
      }}
    >
      <FormField form="waitlist" name="topic" label={text('soonTopic')} problems={{required: text('required')}}>
        <div className="combo">
          <select className="input" id="waitlist-topic" name="topic" autoComplete="off">
            {waitlistTopics.map((topic) => (
              <option key={topic} value={topic}>
                {text(`soon.${topic}`)}
              </option>
            ))}
          </select>
          <Icon shape="chevron" />
        </div>
      </FormField>
      <EmailField form="waitlist" />
    </SendForm>
  );
}

/** Shown by the script to who came by the link of the mail. Rule: CTC10. */
function LeaveOffer() {
  const {text} = useSite();
  return (
    <div className="notice leave" data-leave={leaveWaitlist.path} hidden>
      <p role="status" tabIndex={-1} data-said data-left={text('soonLeft')} data-failed={text('soonLeaveFailed')}>
        {text('soonLeaveText')}
      </p>
      <button type="button" className="button">
        {text('soonLeave')}
      </button>
    </div>
  );
}
