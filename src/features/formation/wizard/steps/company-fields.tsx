import {designators, designatorsOf} from '#contract/formation/choices.ts';
import {maxOwnName, splitDesignator, warnOfNames} from '#contract/formation/check-names.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

/** The two names and how they end. Rules: FRM5, FRM6. Source: S3.02, S5.07. */
export function CompanyFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const {type, designator, nameOne} = form.values;
  const endings = type === null ? designators : designatorsOf[type];
  /** Most type the ending behind the name: it goes where it belongs. */
  const partName = (field: 'nameOne' | 'nameTwo') => {
    const found = splitDesignator(form.values[field]);
    if (found.designator === null) return;
    const fits = endings.some((one) => one === found.designator);
    form.change({[field]: found.name, ...(fits ? {designator: found.designator} : {})});
  };
  return (
    <>
      {(['nameOne', 'nameTwo'] as const).map((field) => (
        <TextField
          key={field}
          {...form.bind(field)}
          label={label(`field.${field}`)}
          hint={text(`company.${field}Hint`)}
          onBlur={() => partName(field)}
          autoComplete="off"
          maxLength={maxOwnName}
        />
      ))}
      <SelectField
        {...form.bind('designator')}
        label={label('field.designator')}
        hint={text('company.designatorHint')}
        placeholder={text('choose')}
        options={endings.map((one) => ({id: one, label: one}))}
      />
      {nameOne.trim() === '' || designator === null ? null : (
        <Text tone="muted">{text('company.whole', {name: `${nameOne.trim()} ${designator}`})}</Text>
      )}
      <NameWarnings form={form} />
    </>
  );
}

/** What a state may ask about a name that is kept all the same. Rule: FRM6. */
function NameWarnings({form}: Pick<StepProps, 'form'>) {
  const text = useWords();
  const format = useFormat();
  const warnings = warnOfNames(form.values);
  if (warnings.length === 0) return null;
  const accents = [...new Set(warnings.filter(({why}) => why === 'accent').map(({word}) => word))];
  // A word that both names have is told once.
  const words = new Map(warnings.flatMap(({word, why}) => (why === 'accent' ? [] : [[word, why] as const])));
  return (
    <Banner tone="warn" shape="boxed">
      {accents.length === 0 ? null : <Text>{text('company.accents', {letters: format.list(accents)})}</Text>}
      {[...words].map(([word, why]) => (
        <Text key={word}>{text('company.kept', {word, why: text(`company.why.${why}`)})}</Text>
      ))}
    </Banner>
  );
}
