import {useEffect, useMemo, useState, type ComponentType} from 'react';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {namePartner, resolvePartner} from '#contract/formation/check-partners.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {formationSteps, type FormationStepId} from '#contract/formation/steps.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {factsOn, judgedToday, loadPhoneRules, type PhoneRules} from '#src/data/formation/facts-on.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import type {WizardPage} from '#src/data/wizard/wizard.tsx';
import {PartnersFields} from './partners/partners-fields.tsx';
import {listAnswers, type AnswerWords} from './review/list-answers.ts';
import type {StepProps} from './step-props.ts';
import {AbroadFields} from './steps/abroad-fields.tsx';
import {CompanyFields} from './steps/company-fields.tsx';
import {DutiesFields} from './steps/duties-fields.tsx';
import {ExistingFields} from './steps/existing-fields.tsx';
import {IndustryFields} from './steps/industry-fields.tsx';
import {PlanFields} from './steps/plan-fields.tsx';
import {ServicesFields} from './steps/services-fields.tsx';
import {StateFields} from './steps/state-fields.tsx';
import {TypeFields} from './steps/type-fields.tsx';
import {VolumeFields} from './steps/volume-fields.tsx';
import {YouFields} from './steps/you-fields.tsx';
import type {es} from './text/es.ts';

type StepFace = {readonly Fields: ComponentType<StepProps>; readonly fields: WizardPage<CompanyDraft>['fields']};

/** The fields of each step, in its order. */
const faces: Readonly<Record<FormationStepId, StepFace>> = {
  you: {
    Fields: YouFields,
    fields: ['firstName', 'lastName', 'residenceCountry', 'email', 'phone', 'phoneCountry', 'birthDate'],
  },
  company: {Fields: CompanyFields, fields: ['nameOne', 'nameTwo', 'designator']},
  type: {Fields: TypeFields, fields: ['type', 'management', 'shareCount', 'parValueMicros']},
  industry: {Fields: IndustryFields, fields: ['naicsCode', 'industryOther']},
  state: {Fields: StateFields, fields: ['state']},
  services: {Fields: ServicesFields, fields: ['services']},
  partners: {Fields: PartnersFields, fields: ['partners', 'responsiblePartnerId']},
  existing: {
    Fields: ExistingFields,
    fields: ['addedCompanyId', 'nameOne', 'state', 'formationDate', 'ein', 'registeredAgent', 'missingPapers'],
  },
  duties: {Fields: DutiesFields, fields: ['openDuties']},
  abroad: {Fields: AbroadFields, fields: ['nameOne', 'originCountry']},
  volume: {Fields: VolumeFields, fields: ['volume']},
  plan: {Fields: PlanFields, fields: ['plan', 'period']},
};

/** What a step says of itself where it is about a company that exists, or one abroad. */
const ownLeads: Readonly<Partial<Record<OrderKind, Partial<Record<FormationStepId, keyof typeof es>>>>> = {
  migrate: {type: 'lead.typeNow'},
  crypto: {plan: 'lead.planByVolume'},
};

/** The steps of a wizard with their fields and checks. Rule: FRM16. */
export function usePages(kind: OrderKind, words: Omit<AnswerWords, 'writePhone'>): readonly WizardPage<CompanyDraft>[] {
  const phones = usePhoneRules();
  const today = judgedToday();
  return useMemo(() => {
    const facts = factsOn(today, phones?.isPhone);
    const said = {...words, writePhone: phones?.write};
    return formationSteps[kind].map(({id, check}) => ({
      ...faces[id],
      id,
      titleKey: `step.${id}`,
      leadKey: ownLeads[kind]?.[id] ?? `lead.${id}`,
      check: oncePerDraft((draft) =>
        inOrder(id, [...check(draft, facts), ...(id === 'partners' ? findUnsealed(draft) : [])]),
      ),
      listAnswers: (draft) => listAnswers(id, draft, said),
    }));
  }, [kind, words, phones, today]);
}

type Check = WizardPage<CompanyDraft>['check'];

/** The list of steps asks each step several times at a drawing: 20 partners are looked through once for all of them. */
function oncePerDraft(check: Check): Check {
  const known = new WeakMap<CompanyDraft, ReturnType<Check>>();
  return (draft) => {
    const found = known.get(draft) ?? check(draft);
    known.set(draft, found);
    return found;
  };
}

/** Problems in the order in which the step asks. Rule: FLD1. */
function inOrder(id: FormationStepId, problems: readonly FormProblem[]): FormProblem[] {
  const names: readonly string[] = faces[id].fields;
  const placeOf = ({field}: FormProblem) => names.indexOf(field.split('.')[0] ?? '');
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An identity number that is not whole: it is in nobody's hands yet. Rule: SEA1. */
function findUnsealed(draft: CompanyDraft): FormProblem[] {
  return draft.partners.flatMap((partner, index) =>
    (['taxId', 'passport'] as const)
      .filter((field) => partner[field] !== null && readSealed(partner[field] ?? '') === null)
      .map((field) => ({
        field: `partners.${partner.id}.${field}`,
        reason: `formation/wizard:${field}`,
        details: {place: index + 1, name: namePartner(resolvePartner(draft, partner))},
      })),
  );
}

function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>();
  useEffect(() => {
    let isCurrent = true;
    loadPhoneRules().then(
      (found) => {
        if (isCurrent) setRules(found);
      },
      // Without them any number will do here; the server has them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return rules;
}
