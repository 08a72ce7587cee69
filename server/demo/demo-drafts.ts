import {emptyDraft, emptyPartner} from '#contract/formation/empty.ts';
import type {CompanyDraftRow} from '#contract/formation/company-draft.ts';
import type {DraftPartnerRow} from '#contract/formation/draft-partner.ts';
import {writeIds} from '#contract/formation/texts.ts';
import {toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';

/** A draft with its partners, as a device keeps them. */
export type DemoDraft = {readonly draft: CompanyDraftRow; readonly partners: readonly DraftPartnerRow[]};

/** Luis, who has a part of two of the companies. */
const luis = {
  firstName: 'Luis',
  lastName: 'Ortega Salas',
  line1: 'Carrera 7 # 71-21',
  city: 'Bogotá',
  region: 'Cundinamarca',
  country: 'CO',
  birthDate: '1990-02-28',
} as const;

const valentina = {
  firstName: 'Valentina',
  lastName: 'Ríos',
  line1: 'Av. Providencia 1208, of. 31',
  city: 'Santiago',
  region: 'Región Metropolitana',
  postalCode: '7500571',
  country: 'CL',
  birthDate: '1992-07-14',
} as const;

const argentina = {
  phone: '+541145551234',
  phoneCountry: 'AR',
  residenceCountry: 'AR',
  birthDate: '1988-05-04',
} as const;

const wyoming = {
  designator: 'LLC',
  type: 'LLC',
  management: 'members',
  naicsCode: '541511',
  state: 'WY',
  plan: 'standard',
  period: 'year',
} as const;

type Answers = Partial<Omit<CompanyDraftRow, 'id'>>;

/** An LLC in Wyoming that somebody owns alone and could order at once. */
export function makeWholeDraft(nowMs: number, answers: Answers): DemoDraft {
  const at = toInstant(nowMs);
  const id = makeId(nowMs);
  const draft: CompanyDraftRow = {
    ...emptyDraft('create', at),
    ...argentina,
    ...wyoming,
    responsiblePartnerId: id,
    ...answers,
    id,
  };
  const address = {line1: 'Av. Corrientes 1450', city: 'Buenos Aires', region: 'Buenos Aires', postalCode: 'C1042'};
  const owner = {...emptyPartner(id, at), ...address, shareBasisPoints: 10_000, isDirector: true, id};
  return {draft, partners: [owner]};
}

/** An LLC in Delaware of two partners, who buy an address beside the plan. Source: mockups, `company`. */
export function makeNubeAndina(nowMs: number, email: string): DemoDraft {
  const whole = makeWholeDraft(nowMs, {
    firstName: valentina.firstName,
    lastName: valentina.lastName,
    birthDate: valentina.birthDate,
    email,
    phone: '+56225551234',
    phoneCountry: 'CL',
    residenceCountry: 'CL',
    nameOne: 'Nube Andina',
    nameTwo: 'Nube de los Andes',
    state: 'DE',
    services: 'us-address',
  });
  const {line1, city, region, postalCode} = valentina;
  const address = {line1, city, region, postalCode};
  const [owner] = whole.partners;
  if (!owner) throw new Error('a whole draft has a partner');
  const at = toInstant(nowMs);
  const second = {...emptyPartner(owner.id, at), ...luis, shareBasisPoints: 4_000, id: makeId(nowMs + 1)};
  return {...whole, partners: [{...owner, ...address, shareBasisPoints: 6_000}, second]};
}

/** Valentina's second LLC, in Wyoming, which she owns alone. */
export function makeVientoSur(nowMs: number, email: string): DemoDraft {
  const {line1, city, region, postalCode, firstName, lastName, birthDate} = valentina;
  const {draft, partners} = makeWholeDraft(nowMs, {
    firstName,
    lastName,
    birthDate,
    email,
    phone: '+56225551234',
    phoneCountry: 'CL',
    residenceCountry: 'CL',
    nameOne: 'Viento Sur',
    nameTwo: 'Vientos del Sur',
  });
  return {draft, partners: partners.map((owner) => ({...owner, line1, city, region, postalCode}))};
}

/** Ana's unfinished LLC: three partners, of whom 90 % is given, and one has no city yet. Source: mockups, `wizard-partners`. */
export function makeCostaNorte(nowMs: number, email: string): DemoDraft {
  const {draft, partners} = makeWholeDraft(nowMs, {
    firstName: 'Ana',
    lastName: 'Restrepo',
    email,
    nameOne: 'Costa Norte',
    nameTwo: 'Costa del Norte',
    services: 'us-address',
    plan: null,
    period: null,
    passed: writeIds(['you', 'company', 'type', 'industry', 'state', 'services']),
  });
  const at = toInstant(nowMs);
  const others = [
    {...luis, shareBasisPoints: 3_500},
    {...valentina, city: '', shareBasisPoints: 1_500},
  ].map((one, place) => ({...emptyPartner(draft.id, at), ...one, id: makeId(nowMs + 1 + place)}));
  return {draft, partners: [...partners.map((one) => ({...one, shareBasisPoints: 4_000})), ...others]};
}
