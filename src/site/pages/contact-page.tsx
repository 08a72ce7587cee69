import {maxMessageLength, maxNameLength} from '#contract/contact/limits.ts';
import {sendContactMessage} from '#contract/contact/send-message.ts';
import {Lamp} from '#src/site/illustrations/lamp.tsx';
import {CalendarOffer} from '#src/site/parts/calendar-offer.tsx';
import {ChatOffer} from '#src/site/parts/chat-offer.tsx';
import {EmailField} from '#src/site/parts/email-field.tsx';
import {FormField} from '#src/site/parts/form-field.tsx';
import {OperatorAddress} from '#src/site/parts/operator-address.tsx';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {SendForm} from '#src/site/parts/send-form.tsx';
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
    <SendForm
      name="contact"
      path={sendContactMessage.path}
      noScript={text('contactNoScript')}
      words={{
        send: text('send'),
        offline: text('contactOffline'),
        waitOne: text('contactWaitOne'),
        waitMany: text('contactWaitMany'),
        failed: text('contactFailed'),
        sent: text('sent'),
        sentText: text('sentText'),
      }}
    >
      <FormField
        form="contact"
        name="name"
        label={text('name')}
        problems={{required: text('required'), long: text('nameLong'), invalid: text('nameInvalid')}}
      >
        <input className="input" id="contact-name" name="name" autoComplete="name" maxLength={maxNameLength} required />
      </FormField>
      <EmailField form="contact" />
      <FormField
        form="contact"
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
      </FormField>
    </SendForm>
  );
}
