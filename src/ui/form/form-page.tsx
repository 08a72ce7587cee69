import type {ReactNode} from 'react';
import {Button, type ButtonLook} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {ErrorSummary} from './error-summary.tsx';
import {focusField} from './focus-field.ts';
import {Form} from './form.tsx';
import type {FormFace} from './form-face.ts';
import {pickGiven} from '#src/ui/pick-given.ts';

type FormPageProps = {
  form: FormFace;
  /** The act, such as "Guardar". */
  submitText: string;
  children: ReactNode;
  label?: string;
  /** How the button looks: another one where something else of the page is its main act. */
  submitLook?: ButtonLook;
  /** The button takes the whole width, as where signing in is all there is. */
  isWide?: boolean;
  /** Said above the button once it was sent. */
  doneText?: string;
  /** Why it cannot be sent now, such as without a network. */
  blockedReason?: string | null;
  /** Other ways on, after the button. */
  end?: ReactNode;
  /** Draws the row of the buttons otherwise; is given the one that sends. */
  foot?: (submit: ReactNode) => ReactNode;
  /** See `ErrorSummary`. */
  onLead?: (fieldId: string) => void;
};

/** A form on a page: what is wrong, its fields, and the row of its buttons. */
export function FormPage({form, submitText, children, label, isWide = false, ...more}: FormPageProps) {
  const {submitLook = 'primary', doneText, blockedReason = null, end = null, foot, onLead = focusField} = more;
  const button = (
    <Button
      type="submit"
      look={submitLook}
      size="large"
      isWide={isWide}
      isPending={form.isSending}
      blockedReason={blockedReason}
    >
      {submitText}
    </Button>
  );
  return (
    <Form
      // Enter comes here also where the button is blocked.
      onSubmit={() => {
        if (blockedReason === null) void form.submit();
      }}
      {...pickGiven({label})}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} onLead={onLead} />
      {children}
      {doneText !== undefined && form.isDone ? (
        <Banner tone="ok" shape="boxed">
          {doneText}
        </Banner>
      ) : null}
      {foot === undefined && !isWide ? (
        <Row>
          {button}
          {end}
        </Row>
      ) : (
        (foot?.(button) ?? button)
      )}
    </Form>
  );
}
