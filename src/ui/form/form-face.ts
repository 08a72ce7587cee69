/** What a field of a form is given; the value has the field's own type: text, smallest units, a civil date, a file. */
export type Bound<Value> = {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | null;
};

/** What the dialog or the page around a form needs of it. */
export type FormFace = {
  /** What keeps it from being sent, in its order; `fieldId` where one field is meant. */
  readonly errors: readonly {readonly fieldId?: string; readonly message: string}[];
  /** Grows with each try. */
  readonly attempt: number;
  readonly isSending: boolean;
  /** It was sent and nothing was typed since. */
  readonly isDone: boolean;
  /** Answers whether it is done; a second press while it is being sent does nothing. */
  readonly submit: () => Promise<boolean>;
};
