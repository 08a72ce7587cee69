import type {ReactNode} from 'react';
import {contactFacts} from '#src/site/site-facts.ts';
import {useSite} from '#src/site/site-context.ts';

type SendFormProps = {
  /** With it the ids of the form begin. */
  readonly name: string;
  /** The endpoint that takes it. */
  readonly path: `/api/v1/${string}`;
  /** What is said without a script, before the address to write to. */
  readonly noScript: string;
  readonly words: {
    readonly send: string;
    readonly offline: string;
    readonly waitOne: string;
    readonly waitMany: string;
    readonly failed: string;
    readonly sent: string;
    readonly sentText: string;
  };
  /** Its fields. */
  readonly children: ReactNode;
};

/** A form that a script sends and answers in place; without one it is the address to write to. Rule: CTC3. */
export function SendForm({name, path, noScript, words, children}: SendFormProps) {
  const {text} = useSite();
  return (
    <div data-form={name}>
      <div className="without-script">
        <p className="notice">
          {noScript} <a href={`mailto:${contactFacts.email}`}>{contactFacts.email}</a>
        </p>
      </div>
      <form className="form with-script" data-send={path} noValidate action={`mailto:${contactFacts.email}`}>
        <div className="notice problem" role="alert" tabIndex={-1} data-problem hidden />
        {children}
        <div className="unseen" aria-hidden="true">
          <label htmlFor={`${name}-website`}>{text('website')}</label>
          <input id={`${name}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <button
          type="submit"
          className="button primary"
          data-sending={text('sending')}
          data-offline={words.offline}
          data-wait-one={words.waitOne}
          data-wait-many={words.waitMany}
          data-failed={words.failed}
          data-trouble={text('problem')}
        >
          {words.send}
        </button>
      </form>
      <div className="notice done" role="status" tabIndex={-1} data-sent hidden>
        <h2>{words.sent}</h2>
        <p>{words.sentText}</p>
      </div>
    </div>
  );
}
