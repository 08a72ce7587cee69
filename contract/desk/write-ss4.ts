import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {usStateNames} from '#contract/companies/us-states.data.ts';
import type {Filing, FiledPartner} from '#contract/orders/read-filing.ts';
import {isOrderer, nameOf, numberOf, ownersOf, responsibleOf, titleOf, toUsDate} from './form-lines.ts';
import {activityOf, type Ss4Activity} from './ss4-activity.ts';

/** A line of Form SS-4 into which something is written. */
export type Ss4Text =
  | 'legalName'
  | 'responsibleName'
  | 'responsibleNumber'
  | 'memberCount'
  | 'corporationForm'
  | 'otherEntity'
  | 'incorporatedIn'
  | 'startedBusiness'
  | 'startedOn'
  | 'closingMonth'
  | 'otherActivity'
  | 'principalLine'
  | 'signer'
  | 'phone';

/** A box of Form SS-4 that is ticked. */
export type Ss4Box =
  | 'is-llc'
  | 'is-no-llc'
  | 'llc-of-us'
  | 'partnership'
  | 'corporation'
  | 'other-entity'
  | 'started-business'
  | 'no-ein-before'
  | Ss4Activity;

/** What is written on a Form SS-4. `open` names the lines that the order does not know: they are filled in by hand. */
export type Ss4 = {
  readonly texts: Readonly<Partial<Record<Ss4Text, string>>>;
  readonly boxes: readonly Ss4Box[];
  readonly open: readonly string[];
};

/** What a Form SS-4 is written from. */
export type Ss4Facts = {
  /** As the state registered it. */
  readonly name: string;
  readonly state: UsStateCode | null;
  /** Civil day on which the state registered it; null while it is not known. */
  readonly constitutedOn: string | null;
  readonly order: Pick<Filing, 'answers' | 'industry' | 'partners'>;
  /** The responsible party's SSN or ITIN, opened for this form; null where they gave none. Kept nowhere. */
  readonly number: string | null;
};

/** Lines of which no order knows anything: the mailing address, the county, the employees. */
const neverKnown = ['4a', '4b', '6', '13'];

/**
 * Writes a Form SS-4 of a company that was formed here. What the order does not say is left open, never guessed.
 *
 * Rules: SSF1 to SSF3. Source: Instructions for Form SS-4, facts.md F4.
 */
export function writeSs4(facts: Ss4Facts): Ss4 {
  const {name, constitutedOn, order} = facts;
  const {answers, partners} = order;
  const responsible = responsibleOf(partners);
  const person = responsible ? nameOf(responsible) : '';
  const business = order.industry ?? answers.industryOther;
  const activity = activityOf(answers.naicsCode);
  const entity = writeEntity(facts);
  const texts: Record<Ss4Text, string> = {
    legalName: name,
    responsibleName: person,
    responsibleNumber: responsible ? numberOf(responsible, facts.number, 'Foreign') : '',
    memberCount: answers.type === 'LLC' ? String(ownersOf(partners).length) : '',
    corporationForm: '',
    otherEntity: '',
    incorporatedIn: '',
    startedBusiness: business,
    startedOn: constitutedOn === null ? '' : toUsDate(constitutedOn),
    closingMonth: hasCalendarYear(order) ? 'December' : '',
    otherActivity: activity === 'other-activity' ? business : '',
    principalLine: business,
    signer: responsible ? `${person}${titleOf(order, responsible)}` : '',
    phone: isOrderer(answers, responsible) ? answers.phone : '',
    ...entity.texts,
  };
  const lines: readonly [line: string, isKnown: boolean][] = [
    ['7a', texts.responsibleName !== ''],
    ['7b', texts.responsibleNumber !== ''],
    ['9a', entity.boxes.length > 0],
    ['10', business !== ''],
    ['11', texts.startedOn !== ''],
    ['12', texts.closingMonth !== ''],
    ['16', activity !== null],
    ['17', business !== ''],
  ];
  const llc: readonly Ss4Box[] = answers.type === 'LLC' ? ['is-llc', 'llc-of-us'] : ['is-no-llc'];
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    boxes: [...llc, ...entity.boxes, 'started-business', ...(activity === null ? [] : [activity]), 'no-ein-before'],
    open: [...neverKnown, ...lines.flatMap(([line, isKnown]) => (isKnown ? [] : [line]))].toSorted(byLine),
  };
}

/** Line 9a, and 9b of a corporation; nothing where it hangs on what nobody said. Rule: SSF2. */
function writeEntity({state, order, number}: Ss4Facts): Pick<Ss4, 'texts' | 'boxes'> {
  const {answers, partners} = order;
  if (answers.type === 'C-Corp')
    return {
      boxes: ['corporation'],
      texts: {corporationForm: '1120', ...(state && {incorporatedIn: usStateNames[state]})},
    };
  const [owner, ...others] = ownersOf(partners);
  if (others.length > 0) return {boxes: ['partnership'], texts: {}};
  // Whoever lives abroad and has a number of the IRS may be a US person all the same.
  if (!owner || owner.country === null || (owner.country !== 'US' && hasNumber(owner, number)))
    return {boxes: [], texts: {}};
  const otherEntity = owner.country === 'US' ? 'Disregarded entity' : 'Foreign-owned U.S. disregarded entity-Form 5472';
  return {boxes: ['other-entity'], texts: {otherEntity}};
}

function hasNumber({taxId, isResponsible}: FiledPartner, number: string | null): boolean {
  return taxId !== null || (isResponsible && number !== null);
}

/** An LLC has the year of its owners, which is the calendar's where they are people; a corporation chooses. Source: 26 U.S.C. 706(b). */
function hasCalendarYear({answers, partners}: Ss4Facts['order']): boolean {
  return answers.type === 'LLC' && ownersOf(partners).every(({kind}) => kind === 'person');
}

function byLine(one: string, other: string): number {
  return Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1);
}
