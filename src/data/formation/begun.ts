import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';

/** The answers about who fills a wizard in: they are the same in the next one. */
export const aboutOwner = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneCountry',
  'residenceCountry',
  'birthDate',
] as const;

/** What is known of somebody before they begin, and where they live. Never an identity number: it is sealed for one partner of one draft. */
export type Begun = Partial<Pick<CompanyDraft, (typeof aboutOwner)[number]>> & {
  readonly address?: Pick<DraftPartner, 'line1' | 'line2' | 'city' | 'region' | 'postalCode'>;
};

/**
 * What is known of who begins: from their account, and from what they last answered in another draft, also of a company that is paid. Of a draft
 * under another name nothing is taken: some fill wizards in for others. Rule: FRM21.
 *
 * @param known what the account says; nothing of a visitor.
 */
export function readBegun(
  known: Begun,
  drafts: readonly RowOf<'companyDrafts'>[],
  partners: readonly RowOf<'draftPartners'>[],
): Begun {
  const own = drafts
    .filter((one) => isNamed(one) && (known.firstName === undefined || isSameName(one, known)))
    .toSorted((one, other) => (one.workedAt < other.workedAt ? 1 : -1));
  const last = own.find(({residenceCountry}) => residenceCountry !== null) ?? own[0];
  if (!last) return known;
  const homes = own.filter(({residenceCountry}) => residenceCountry === last.residenceCountry).map(({id}) => id);
  const home = homes
    .map((id) => partners.find((one) => one.id === id && one.draftId === id && one.kind === 'person'))
    .find((one) => one !== undefined && one.line1 !== '');
  const answers = Object.fromEntries(aboutOwner.map((name) => [name, last[name]]));
  if (!home) return {...answers, ...known};
  const {line1, line2, city, region, postalCode} = home;
  return {...answers, ...known, address: {line1, line2, city, region, postalCode}};
}

type Named = {readonly firstName?: string; readonly lastName?: string};

function isNamed({firstName = '', lastName = ''}: Named): boolean {
  return firstName.trim() !== '' && lastName.trim() !== '';
}

function isSameName(one: Named, other: Named): boolean {
  return one.firstName?.trim() === other.firstName?.trim() && one.lastName?.trim() === other.lastName?.trim();
}
