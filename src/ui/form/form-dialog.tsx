import {useEffect, useState, type ReactNode} from 'react';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {ErrorSummary} from './error-summary.tsx';
import {focusField} from './focus-field.ts';
import {Form} from './form.tsx';
import type {FormFace} from './form-face.ts';

type FormDialogProps = {
  form: FormFace;
  title: string;
  /** The act, such as "Guardar". */
  submitText: string;
  onClose: () => void;
  children: ReactNode;
  /** Few fields, all in sight: the first wrong one takes the focus, and there is no summary. */
  isShort?: boolean;
  size?: 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  look?: 'primary' | 'danger';
};

/** A form in a dialog, which closes once it is sent and stays with what was typed until then. */
export function FormDialog({form, title, submitText, onClose, children, ...more}: FormDialogProps) {
  const {isShort = false, look = 'primary', size = 'normal', role = 'dialog'} = more;
  const {errors, attempt} = form;
  const [first] = errors;
  const submit = async () => {
    if (await form.submit()) onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      size={size}
      role={role}
      onClose={onClose}
      actText={submitText}
      look={look}
      isPending={form.isSending}
      onAct={() => void submit()}
    >
      <Form onSubmit={() => void submit()}>
        {isShort ? null : <ErrorSummary errors={errors} attempt={attempt} />}
        {children}
        {isShort && first ? <Trouble key={attempt} {...first} /> : null}
      </Form>
    </ConfirmDialog>
  );
}

/** Leads to the field that is wrong, which says what; what is no field's is said here. */
function Trouble({fieldId, message}: {fieldId?: string; message: string}) {
  const [place] = useState(fieldId);
  useEffect(() => {
    if (place !== undefined) focusField(place);
  }, [place]);
  return fieldId === undefined ? <FormTrouble>{message}</FormTrouble> : null;
}
