import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
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
  const {errors, attempt, words} = form;
  const [first] = errors;
  const submit = async () => {
    if (await form.submit()) onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      size={size}
      role={role}
      onClose={onClose}
      closeLabel={words.close}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button size="large" look={look} isPending={form.isSending} onPress={() => void submit()}>
            {submitText}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => void submit()}>
        {isShort ? null : <ErrorSummary title={words.problem} errors={errors} attempt={attempt} />}
        {children}
        {isShort && first ? <Trouble key={attempt} {...first} /> : null}
      </Form>
    </Dialog>
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
