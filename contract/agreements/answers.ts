import {englishCountryNames} from '#contract/catalogue/country-names.data.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import type {PartnerRow} from '#contract/companies/partner.ts';
import {withoutUnseen} from '#contract/companies/rules.ts';
import {writeAddress} from '#contract/companies/write-address.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {ownsPart, sumShares, wholeBasisPoints} from '#contract/formation/shares.ts';

/** A partner as the paper names them. */
export type AgreementPartner = {
  readonly id: string;
  readonly kind: 'person' | 'company';
  readonly name: string;
  /** A person's; empty of a company. */
  readonly lastName: string;
  readonly address: string;
  /** Hundredths of a percent. */
  readonly shareBasisPoints: number;
  readonly isDirector: boolean;
  readonly isResponsible: boolean;
};

/** What a paper is written from. */
export type AgreementAnswers = {
  readonly companyId: string;
  readonly company: string;
  readonly type: 'LLC' | 'C-Corp';
  readonly state: UsStateCode;
  readonly orderNumber: string;
  readonly management: 'members' | 'managers';
  readonly shareCount: number | null;
  /** Millionths of a US dollar. */
  readonly parValueMicros: number | null;
  /** The largest share first. */
  readonly partners: readonly AgreementPartner[];
  /** Persons who own nothing and act for it, where only companies own it: they are no party of the paper. Rule: FRM18. */
  readonly representatives: readonly AgreementPartner[];
  /** Which of them owns the company; null where it is none of them. */
  readonly ownerPartnerId: string | null;
};

/** The rows that a paper is written from, of one company. */
export type AgreementRows = {
  readonly company: Pick<CompanyRow, 'id' | 'name' | 'type' | 'state'> | undefined;
  readonly formation:
    | Pick<
        FormationRow,
        'kind' | 'status' | 'orderNumber' | 'management' | 'shareCount' | 'parValueMicros' | 'ownerPartnerId'
      >
    | undefined;
  readonly partners: readonly Omit<PartnerRow, 'birthDate' | 'taxId' | 'passport' | 'createdAt'>[];
};

/**
 * What a company's paper says of it.
 *
 * @returns null where Faro writes none: a company that is not made by Faro has its own, and of one without its state, with shares that are not
 * whole or with nobody to direct it nothing true could be written. Rules: AGR1, AGR2.
 */
export function readAgreementAnswers({company, formation, partners}: AgreementRows): AgreementAnswers | null {
  if (!company || !formation || formation.kind !== 'create' || formation.status === 'Canceled') return null;
  const {id: companyId, type, state} = company;
  if (type === 'Cross Border Crypto' || state === null) return null;
  if (sumShares(partners) !== wholeBasisPoints) return null;
  const named = partners.map(toPartner).sort(byShare);
  const management = formation.management ?? 'members';
  const isDirected = type === 'C-Corp' || management === 'managers';
  if (isDirected && !named.some(({isDirector}) => isDirector)) return null;
  return {
    companyId,
    company: toLine(company.name),
    type,
    state,
    orderNumber: formation.orderNumber,
    management,
    shareCount: formation.shareCount ?? null,
    parValueMicros: formation.parValueMicros ?? null,
    partners: named.filter(ownsPart),
    representatives: named.filter((one) => !ownsPart(one)),
    ownerPartnerId: formation.ownerPartnerId,
  };
}

function toPartner(partner: AgreementRows['partners'][number]): AgreementPartner {
  const {id, kind, firstName, lastName, companyName, shareBasisPoints, isResponsible} = partner;
  return {
    id,
    kind,
    name: toLine(kind === 'company' ? companyName : `${firstName} ${lastName}`),
    lastName: kind === 'company' ? '' : toLine(lastName),
    address: toAddress(partner),
    shareBasisPoints,
    // A company directs nothing itself. Rule: FRM12.
    isDirector: kind === 'person' && partner.isDirector,
    isResponsible,
  };
}

function toAddress({line1, line2, city, region, postalCode, country}: AgreementRows['partners'][number]): string {
  const names: Readonly<Record<string, string>> = englishCountryNames;
  const parts = {
    line1: toLine(line1),
    line2: toLine(line2),
    city: toLine(city),
    region: toLine(region),
    postalCode: toLine(postalCode),
    country,
  };
  return writeAddress(parts, country === null ? '' : (names[country] ?? country));
}

/** Equal shares by id, which is the same on every device. */
function byShare(left: AgreementPartner, right: AgreementPartner): number {
  return right.shareBasisPoints - left.shareBasisPoints || (left.id < right.id ? -1 : 1);
}

/** One line, composed: nobody's name makes a paragraph of its own, or turns the text around. Rule: AGR4. */
function toLine(text: string): string {
  return withoutUnseen(text.replaceAll(/\s+/gu, ' ')).normalize('NFC').trim();
}
