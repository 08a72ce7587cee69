import {mostVolumeCents} from '#contract/formation/choices.ts';
import {draftLengths} from '#contract/formation/company-draft.ts';
import {partnerLengths} from '#contract/formation/draft-partner.ts';
import {namePartner} from '#contract/formation/check-partners.ts';
import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('formation');

type FieldName = keyof typeof es extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

/** A text, as long as its table lets it be. */
const text = <const Field extends FieldName>(field: Field, maxLength: number) =>
  ({kind: 'text', label: `field.${field}`, maxLength}) as const;

const country = <const Field extends FieldName>(field: Field) =>
  ({kind: 'shown', as: 'country', label: `field.${field}`}) as const;

/** Unfinished companies and their partners, in words. */
export const descriptions = [
  describe('companyDrafts', {
    noun: {
      es: ['borrador de empresa', 'borradores de empresa'],
      en: ['company draft', 'company drafts'],
      pt: ['rascunho de empresa', 'rascunhos de empresa'],
    },
    feminineIn: [],
    nameOf: ({title, nameOne}) => title || nameOne,
    fields: {
      ...hide('kind', 'passed', 'workedAt', 'createdAt', 'placedOrderId', 'paidAt', 'payableUntil', 'addedCompanyId'),
      title: text('title', draftLengths.title),
      firstName: text('firstName', draftLengths.firstName),
      lastName: text('lastName', draftLengths.lastName),
      email: text('email', draftLengths.email),
      phone: text('phone', draftLengths.phone),
      phoneCountry: country('phoneCountry'),
      residenceCountry: country('residenceCountry'),
      birthDate: {kind: 'day', label: 'field.birthDate'},
      nameOne: text('nameOne', draftLengths.nameOne),
      nameTwo: text('nameTwo', draftLengths.nameTwo),
      designator: {kind: 'shown', as: 'word', label: 'field.designator'},
      type: {kind: 'shown', as: 'word', label: 'field.type'},
      management: {
        kind: 'choice',
        label: 'field.management',
        words: {members: 'management.members', managers: 'management.managers'},
      },
      responsiblePartnerId: {
        kind: 'reference',
        to: 'draftPartners',
        label: 'field.responsiblePartner',
        gone: {es: 'un socio que ya no está', en: 'a partner who is gone', pt: 'um sócio que já não está'},
      },
      shareCount: {kind: 'shown', as: 'number', label: 'field.shareCount'},
      parValueMicros: {kind: 'shown', as: 'dollars', label: 'field.parValue'},
      naicsCode: text('naicsCode', draftLengths.naicsCode),
      industryOther: text('industryOther', draftLengths.industryOther),
      state: {kind: 'shown', as: 'state', label: 'field.state'},
      services: {kind: 'shown', as: 'word', label: 'field.services'},
      plan: {kind: 'shown', as: 'word', label: 'field.plan'},
      period: {
        kind: 'choice',
        label: 'field.period',
        words: {year: 'period.year', month: 'period.month'},
      },
      formationDate: {kind: 'day', label: 'field.formationDate'},
      ein: text('ein', draftLengths.ein),
      registeredAgent: text('registeredAgent', draftLengths.registeredAgent),
      openDuties: {kind: 'shown', as: 'word', label: 'field.openDuties'},
      missingPapers: {kind: 'shown', as: 'word', label: 'field.missingPapers'},
      originCountry: country('originCountry'),
      volume: {
        kind: 'choice',
        label: 'field.volume',
        words: {
          'up-to-500k': 'volume.most',
          'up-to-1m': 'volume.most',
          unlimited: 'volume.unlimited',
        },
        cents: mostVolumeCents,
      },
    },
  }),
  describe('draftPartners', {
    noun: {es: ['socio', 'socios'], en: ['partner', 'partners'], pt: ['sócio', 'sócios']},
    feminineIn: [],
    nameOf: ({kind = 'person', firstName = '', lastName = '', companyName = ''}) =>
      namePartner({kind, firstName, lastName, companyName}),
    fields: {
      ...hide('draftId', 'createdAt', 'placedOrderId'),
      kind: {
        kind: 'choice',
        label: 'field.kind',
        words: {person: 'partnerKind.person', company: 'partnerKind.company'},
      },
      firstName: text('firstName', partnerLengths.firstName),
      lastName: text('lastName', partnerLengths.lastName),
      companyName: text('companyName', partnerLengths.companyName),
      line1: text('line1', partnerLengths.line1),
      line2: text('line2', partnerLengths.line2),
      city: text('city', partnerLengths.city),
      region: text('region', partnerLengths.region),
      postalCode: text('postalCode', partnerLengths.postalCode),
      country: country('country'),
      birthDate: {kind: 'day', label: 'field.birthDate'},
      shareBasisPoints: {kind: 'shown', as: 'percent', label: 'field.share'},
      isDirector: {
        kind: 'flag',
        label: {es: 'Dirige la empresa', en: 'Directs the company', pt: 'Dirige a empresa'},
        on: {es: 'dirige la empresa', en: 'directs the company', pt: 'dirige a empresa'},
        off: {es: 'no dirige la empresa', en: 'does not direct the company', pt: 'não dirige a empresa'},
      },
      taxId: {kind: 'shown', as: 'mask', label: 'field.taxId'},
      passport: {kind: 'shown', as: 'mask', label: 'field.passport'},
    },
  }),
];
