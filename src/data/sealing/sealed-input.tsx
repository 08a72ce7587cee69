import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import type {Bound} from '#src/ui/form/form-face.ts';
import {SealedField} from '#src/ui/fields/sealed-field.tsx';
import type {es} from './text/es.ts';
import {useSealed, type SealedPlan} from './use-sealed.ts';

type SealedInputProps = Bound<string> &
  SealedPlan & {
    readonly label: string;
    /** Why it is asked, said before the word on sealing. */
    readonly hint?: string;
    readonly isOptional?: boolean;
    readonly inputMode?: 'text' | 'numeric';
  };

/** A field for an identity number: sealed as one types, a mask afterwards. Goes below a Suspense. Rules: SEA1, SEA3. */
export function SealedInput({label, hint, isOptional = false, inputMode, ...props}: SealedInputProps) {
  const words = useLoadedText<typeof es>('sealing');
  const failureText = useFailureText();
  const face = useSealed(props, props);
  const because = face.failure && (face.failure.code === 'offline' ? words('offline') : failureText(face.failure));
  return (
    <SealedField
      id={props.id}
      label={label}
      hint={[hint, words(face.mask === null ? 'hint' : 'sealed')].filter(Boolean).join(' ')}
      error={because ?? props.error}
      mask={face.mask}
      typed={face.typed}
      isFresh={face.isFresh}
      onType={face.type}
      onLeave={face.leave}
      onChange={face.begin}
      onRemove={face.remove}
      words={{change: words('change'), remove: words('remove')}}
      isOptional={isOptional}
      {...(inputMode === undefined ? {} : {inputMode})}
    />
  );
}
