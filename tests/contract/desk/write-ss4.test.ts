import {expect, test} from 'vitest';
import {activityOf} from '#contract/desk/ss4-activity.ts';
import {writeSs4, type Ss4Facts} from '#contract/desk/write-ss4.ts';
import {buildSs4Facts, buildSs4Partner} from '#tests/fixtures/build-ss4.ts';

const write = (overrides: Partial<Ss4Facts['order']>, facts: Partial<Ss4Facts> = {}) =>
  writeSs4(buildSs4Facts(overrides, facts));
const corporation = {...buildSs4Facts().order.answers, type: 'C-Corp'} as const;

test('[SSF1] a foreign owner’s LLC: all that the order knows, and nothing else', () => {
  expect(write({})).toEqual({
    texts: {
      legalName: 'Arrayán LLC',
      responsibleName: 'Ana Restrepo',
      responsibleNumber: 'Foreign',
      memberCount: '1',
      otherEntity: 'Foreign-owned U.S. disregarded entity-Form 5472',
      startedBusiness: 'Custom Computer Programming Services',
      startedOn: '11/03/2026',
      closingMonth: 'December',
      otherActivity: 'Custom Computer Programming Services',
      principalLine: 'Custom Computer Programming Services',
      signer: 'Ana Restrepo, Member',
      phone: '+57 300 1234567',
    },
    boxes: ['is-llc', 'llc-of-us', 'other-entity', 'started-business', 'other-activity', 'no-ein-before'],
    open: ['4a', '4b', '6', '13'],
  });
});

test('[SSF1] an empty order leaves every line open', () => {
  const answers = {...buildSs4Facts().order.answers, naicsCode: '', industryOther: ''};
  const {open, texts} = write({answers, industry: null, partners: []}, {constitutedOn: null});
  expect(open).toEqual(['4a', '4b', '6', '7a', '7b', '9a', '10', '11', '13', '16', '17']);
  expect(texts.phone).toBeUndefined();
});

test('[SSF2] several partners are a partnership, a C-Corp files Form 1120', () => {
  const two = [buildSs4Partner(), buildSs4Partner({firstName: 'Luis', isResponsible: false})];
  expect(write({partners: two}).boxes).toContain('partnership');
  expect(write({partners: two}).texts).toMatchObject({memberCount: '2'});
  const inc = write({answers: corporation, partners: [buildSs4Partner({isDirector: true})]});
  expect(inc.boxes.slice(0, 2)).toEqual(['is-no-llc', 'corporation']);
  expect(inc.texts).toMatchObject({
    corporationForm: '1120',
    incorporatedIn: 'Wyoming',
    signer: 'Ana Restrepo, Director',
  });
  expect(inc.texts.memberCount).toBeUndefined();
  // A corporation chooses its year.
  expect(inc.open).toContain('12');
});

test('[SSF2] an owner in the US, one abroad with a number of the IRS, and a foreign company', () => {
  const inUs = [buildSs4Partner({country: 'US'})];
  expect(write({partners: inUs}).texts.otherEntity).toBe('Disregarded entity');
  const withNumber = [buildSs4Partner({taxId: '•••-••-6789'})];
  const abroad = write({partners: withNumber}, {number: '987654321'});
  expect(abroad.texts.otherEntity).toBeUndefined();
  expect(abroad.open).toContain('9a');
  const firm = [buildSs4Partner({kind: 'company', companyName: 'Sur SAS'})];
  expect(write({partners: firm}).texts).toMatchObject({responsibleName: 'Sur SAS', signer: 'Sur SAS, Member'});
  expect(write({partners: firm}).open).toContain('12');
});

test('[SSF3] the number is written as the IRS writes it; who lives in the US and gave none is asked', () => {
  const partners = [buildSs4Partner({taxId: '•••-••-4321', country: 'US'})];
  expect(write({partners}, {number: '987654321'}).texts.responsibleNumber).toBe('987-65-4321');
  expect(write({partners}, {number: '987-65-4321'}).texts.responsibleNumber).toBe('987-65-4321');
  const inUs = write({partners: [buildSs4Partner({country: 'US'})]});
  expect(inUs.texts.responsibleNumber).toBeUndefined();
  expect(inUs.open).toContain('7b');
  // One that was given is never written as none.
  expect(write({partners: [buildSs4Partner({taxId: '•••-••-4321'})]}).texts.responsibleNumber).toBeUndefined();
});

test('[SSF1] the telephone is the signer’s own, or none', () => {
  expect(write({partners: [buildSs4Partner({firstName: 'Luis'})]}).texts.phone).toBeUndefined();
});

test('[SSF1] the activity goes by the industry’s code', () => {
  expect(
    [
      '236115',
      '531110',
      '532111',
      '425120',
      '423430',
      '445110',
      '484110',
      '522110',
      '621111',
      '722511',
      '541511',
      '',
    ].map(activityOf),
  ).toEqual([
    'construction',
    'real-estate',
    'rental',
    'wholesale-broker',
    'wholesale-other',
    'retail',
    'transportation',
    'finance',
    'health-care',
    'accommodation',
    'other-activity',
    null,
  ]);
});

test('[SSF2] [FRM18] who owns nothing and acts for the company that does is the responsible party, and no member', () => {
  const ana = buildSs4Partner({shareBasisPoints: 0});
  const firm = buildSs4Partner({
    id: '01990000-0000-7000-8000-000000005502',
    kind: 'company',
    companyName: 'Norte SAS',
    isResponsible: false,
    passport: null,
  });
  const {texts, boxes, open} = write({partners: [ana, firm]});
  expect(boxes).not.toContain('partnership');
  expect(texts).toMatchObject({
    responsibleName: 'Ana Restrepo',
    responsibleNumber: 'Foreign',
    memberCount: '1',
    otherEntity: 'Foreign-owned U.S. disregarded entity-Form 5472',
    signer: 'Ana Restrepo',
  });
  // The year of an LLC is that of its owner, which nobody said of a company.
  expect(open).toContain('12');
  const managed = {...buildSs4Facts().order.answers, management: 'managers'} as const;
  const manager = {...ana, isDirector: true};
  expect(write({answers: managed, partners: [manager, firm]}).texts.signer).toBe('Ana Restrepo, Manager');
  expect(write({answers: corporation, partners: [manager, firm]}).texts.signer).toBe('Ana Restrepo, Director');
});
