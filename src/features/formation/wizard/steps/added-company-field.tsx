import {nameState} from '#src/data/states/name-state.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useAddedCompanies} from '#src/data/formation/use-added-companies.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useWords} from '#src/features/formation/wizard/use-words.ts';

/** Instead of a company's id: one that is not here yet. */
const other = 'other';

/** Which company is migrated, for an owner who has added some: its order keeps that one. Nothing where there are none. Rule: FRM17. Source: D44. */
export function AddedCompanyField({form}: Pick<StepProps, 'form'>) {
  const text = useWords();
  const locale = useLocale();
  const companies = useAddedCompanies();
  const {addedCompanyId} = form.values;
  if (!companies || (companies.length === 0 && addedCompanyId === null)) return null;
  const isGone = companies.every(({id}) => id !== addedCompanyId);
  const choose = (id: string) => {
    const company = companies.find((one) => one.id === id);
    if (company === undefined) form.change({addedCompanyId: null});
    else form.change({addedCompanyId: id, nameOne: company.name, type: company.type, state: company.state});
  };
  return (
    <RadioField
      id="addedCompanyId"
      label={text('existing.added')}
      hint={text('existing.addedHint')}
      value={addedCompanyId === null ? other : isGone ? null : addedCompanyId}
      options={[
        ...companies.map(({id, name, type, state}) => ({
          id,
          label: name,
          hint: state === null ? type : `${type} · ${nameState(locale, state)}`,
        })),
        {id: other, label: text('existing.notAdded')},
      ]}
      error={addedCompanyId !== null && isGone ? text('existing.gone') : null}
      onChange={choose}
    />
  );
}
