import {maxMessageLength, maxNameLength} from '#contract/contact/limits.ts';
import {Lamp} from '#src/site/illustrations/lamp.tsx';
import {CalendarOffer} from '#src/site/parts/calendar-offer.tsx';
import {ChatOffer} from '#src/site/parts/chat-offer.tsx';
import {OperatorAddress} from '#src/site/parts/operator-address.tsx';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {contactFacts} from '#src/site/site-facts.ts';
import {useSite} from '#src/site/site-context.ts';

/** The contact form; without a script it is the ways to reach us. Rules: CTC1, CTC3. Source: S2.25, S5.05. */
export function ContactPage() {
  const {text} = useSite();
  return (
    <div className="page inner">
      <PageHead title={text('contactTitle')} lead={text('contactLead')} />
      <div className="contact">
        <ContactForm />
        <aside className="reach">
          <Lamp />
          <h2>{text('contactReach')}</h2>
          <dl className="ledger">
            <div>
              <dt>{text('email')}</dt>
              <dd>
                <a href={`mailto:${contactFacts.email}`}>{contactFacts.email}</a>
              </dd>
            </div>
            <div>
              <dt>{text('phone')}</dt>
              <dd>
                <a className="figures" href={`tel:${contactFacts.phone}`}>
                  {contactFacts.phoneText}
                </a>
              </dd>
            </div>
            <div>
              <dt>{text('address')}</dt>
              <dd>
                <OperatorAddress />
              </dd>
            </div>
          </dl>
          <p className="small quiet">{text('contactPromise')}</p>
          <ChatOffer />
        </aside>
      </div>
      <CalendarOffer />
    </div>
  );
}

function ContactForm() {
  const {text} = useSite();
  return (
    <div>
      <div className="without-script">
        <p className="notice">
          {text('contactNoScript')} <a href={`mailto:${contactFacts.email}`}>{contactFacts.email}</a>
        </p>
      </div>
      <form className="form with-script" data-contact noValidate action={`mailto:${contactFacts.email}`}>
        <div className="notice problem" role="alert" tabIndex={-1} data-problem hidden />
        <Field
          name="name"
          label={text('name')}
          problems={{required: text('required'), long: text('nameLong'), invalid: text('nameInvalid')}}
        >
          <input
            className="input"
            id="contact-name"
            name="name"
            autoComplete="name"
            maxLength={maxNameLength}
            required
          />
        </Field>
        <Field
          name="email"
          label={text('email')}
          problems={{required: text('required'), invalid: text('emailInvalid')}}
        >
          <input
            className="input"
            id="contact-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </Field>
        <Field
          name="message"
          label={text('message')}
          problems={{required: text('required'), long: text('messageLong')}}
        >
          <textarea
            className="input"
            id="contact-message"
            name="message"
            rows={7}
            maxLength={maxMessageLength}
            required
          />
        </Field>
        <div className="unseen" aria-hidden="true">
          <label htmlFor="contact-website">{text('website')}</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <button
          type="submit"
          className="button primary"
          data-sending={text('sending')}
          data-offline={text('contactOffline')}
          data-wait-one={text('contactWaitOne')}
          data-wait-many={text('contactWaitMany')}
          data-failed={text('contactFailed')}
          data-trouble={text('problem')}
        >
          {text('send')}
        </button>
      </form>
      <div className="notice done" role="status" tabIndex={-1} data-sent hidden>
        <h2>{text('sent')}</h2>
        <p>{text('sentText')}</p>
      </div>
    </div>
  );
}

/** A field with its label and the words for each thing that may be wrong with it. */
function Field({
  name,
  label,
  problems,
  children,
}: {
  name: string;
  label: string;
  problems: Readonly<Record<string, string>>;
  children: React.ReactNode;
}) {
  const words = Object.fromEntries(Object.entries(problems).map(([key, value]) => [`data-${key}`, value]));
  return (
    <div className="field" data-field={name}>
      <label htmlFor={`contact-${name}`}>{label}</label>
      {children}
      <p className="field-error" id={`contact-${name}-error`} hidden {...words} />
    </div>
  );
}
