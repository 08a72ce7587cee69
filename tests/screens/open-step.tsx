import {useState, type ComponentType} from 'react';
import {render} from 'vitest-browser-react/pure';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {emptyDraft, emptyPartner} from '#contract/formation/empty.ts';
import {succeed} from '#contract/kernel/failure.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {GuestDataProvider} from '#src/data/database/guest-data.tsx';
import {useForm} from '#src/data/forms/use-form.ts';
import type {Sought} from '#src/data/wizard/wizard.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {FormPage} from '#src/ui/form/form-page.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const now = '2026-11-23T10:00:00.000Z';
/** The owner's partner of {@link startedDraft}. */
export const owner = {...emptyPartner(id, now), id, shareBasisPoints: 10_000, isDirector: true};
/** A draft of which little was answered. */
export const startedDraft: CompanyDraft = {
  ...emptyDraft('create', now),
  id,
  firstName: 'Ana',
  lastName: 'Restrepo',
  birthDate: '1990-03-12',
  residenceCountry: 'AR',
  type: 'LLC',
  management: 'members',
  responsiblePartnerId: id,
  partners: [owner],
};

type Opening = {
  readonly draft?: Partial<CompanyDraft>;
  readonly check?: (draft: CompanyDraft) => readonly FormProblem[];
};

/** One step over a form of its own and a visitor's database; answers what stands in it. */
export async function openStep(Fields: ComponentType<StepProps>, {draft = {}, check = () => []}: Opening = {}) {
  const begun: CompanyDraft = {...startedDraft, ...draft};
  let values = begun;
  function Host() {
    const [sought, setSought] = useState<Sought>(null);
    const form = useForm<CompanyDraft, null>({
      start: begun,
      onChange: (typed) => {
        values = typed;
      },
      check,
      send: async () => Promise.resolve(succeed(null)),
    });
    return (
      <FormPage form={form} submitText="next" onLead={(fieldId) => setSought({fieldId})}>
        <Fields form={form} sought={sought} />
      </FormPage>
    );
  }
  await render(
    <GuestDataProvider waiting={null} renderClosed={() => <p>closed</p>}>
      <Host />
    </GuestDataProvider>,
  );
  return () => values;
}
