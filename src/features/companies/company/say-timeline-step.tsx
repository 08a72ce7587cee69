import type {ReactNode} from 'react';
import {Building2, Hand, Landmark, type LucideIcon} from 'lucide-react';
import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import {readExpressDays} from '#contract/companies/express-days.ts';
import {skipWords, stepWords} from '#contract/companies/move-words.data.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {sortMoves, type TimelineStep} from '#contract/companies/timeline.ts';
import {tellMove} from '#contract/companies/tell-move.ts';
import {isAskedForNames, readActor, readTurn, type Actor, type Turn} from '#contract/companies/turn.ts';
import {StepDocuments} from '#src/features/companies/documents/step-documents.tsx';
import {sayState} from '#src/data/states/name-state.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import type {TimelineItem} from '#src/ui/display/timeline.tsx';
import type {words} from './text/words.ts';
import {isUnsigned} from './is-unsigned.ts';
import type {FormedFacts} from './read-company.ts';

type Said = {
  readonly text: Translate<typeof words>;
  readonly format: Format;
  readonly language: Language;
  readonly facts: FormedFacts;
};

/** The interim final rule by which who is formed in a state reports nothing. Source: facts.md F5, 90 FR 13688. */
const boiSource = 'https://www.fincen.gov/boi';

const icons: Readonly<Record<Actor, LucideIcon>> = {
  faro: Building2,
  owner: Hand,
  state: Landmark,
  irs: Landmark,
  bank: Landmark,
};

/** A step of a company in words. @param act what the person can do in the step that is now. Rules: PRG5 to PRG7, PRG12. */
export function sayTimelineStep(step: TimelineStep, said: Said, act: ReactNode): TimelineItem {
  const {state} = step;
  const {text} = said;
  const look = state === 'passed' ? 'done' : state;
  return {
    id: step.step,
    look,
    lookText: text(`look.${look}`),
    title: sayTitle(step, said),
    end: sayEnd(step, said),
    lines: listLines(step, said),
    ...(state === 'now' ? {box: sayNow(said, act)} : {}),
  };
}

function sayTitle({step, state}: TimelineStep, {text, format, language, facts}: Said): string {
  const {company} = facts;
  if (state === 'skipped') return text('boiNone');
  if (step === 'RegisteredInState' && company.state !== null)
    return text('registered', sayState(format.locale, company.state));
  return stepWords[step][language].title;
}

function sayEnd({step, state, day}: TimelineStep, {text, format}: Said): string | null {
  if (state === 'ahead') {
    const actor = readActor({status: step, filedOn: null, namesRefusedOn: null});
    return actor && text(`later.${actor}`);
  }
  if (day === null) return null;
  const shown = format.day(day, 'medium');
  return state === 'now' ? text('since', {day: shown}) : shown;
}

function listLines({step, state, move, correction}: TimelineStep, {text, format, language, facts}: Said): ReactNode[] {
  const {filedOn} = facts.formation;
  const documents = state === 'ahead' ? [] : listStepDocuments(facts, step);
  const lines: ReactNode[] = [];
  if (state === 'passed') lines.push(text('passed'));
  if (step === 'Start' && filedOn !== null) lines.push(text('filedOn', {day: format.day(filedOn, 'medium')}));
  if (step === 'Start') lines.push(...listNameMoves(facts).map((one) => sayNameMove(one, {format, language})));
  if (state === 'skipped' && move?.skipReason)
    lines.push(
      <>
        {skipWords[move.skipReason][language]}{' '}
        <Link href={boiSource} target="_blank">
          {text('source')}
        </Link>
      </>,
    );
  // The note of a move that skips is told where it led to.
  if (move && state !== 'skipped' && move.note !== '') lines.push(move.note);
  if (correction) lines.push(text('corrected', {day: sayCorrectedOn(correction, format), note: correction.note}));
  if (documents.length > 0) lines.push(<StepDocuments companyId={facts.company.id} documents={documents} />);
  return lines;
}

/** When it was put right: a move that stays at its step bears the day that the step has now. */
function sayCorrectedOn({fromStatus, toStatus, day, movedAt}: CompanyStepRow, format: Format): string {
  return fromStatus === toStatus ? format.dayOf(movedAt, 'medium') : format.day(day, 'medium');
}

/** What became of its names: that the state refused them, and those that were proposed. Rule: PRG13. */
function listNameMoves({moves}: FormedFacts) {
  return sortMoves(moves).filter(({kind}) => kind === 'names-refused' || kind === 'names-proposed');
}

function sayNameMove(move: CompanyStepRow, {format, language}: Pick<Said, 'format' | 'language'>): string {
  return [tellMove(move, language).title, format.day(move.day, 'medium'), move.note].join(' · ');
}

/** What was named by the moves that came to a step. Rule: DOC9. */
function listStepDocuments({moves, documents}: FormedFacts, step: TimelineStep['step']) {
  const ids = new Set(moves.filter(({toStatus}) => toStatus === step).map(({id}) => id));
  return documents.filter(({stepId}) => stepId !== null && ids.has(stepId));
}

function sayNow({text, format, facts}: Said, act: ReactNode): NonNullable<TimelineItem['box']> {
  const {formation, company, subscriptions} = facts;
  const planId = findPlan(subscriptions, company.id)?.planId ?? null;
  const turn = readTurn({...formation, planId}) ?? {actor: 'faro', until: null};
  const Icon = icons[turn.actor];
  const {status} = formation;
  const does = status === 'Start' ? atStart(formation) : status;
  const isOthers = turn.actor === 'owner' && company.role !== 'owner';
  const sentences = [
    does === 'Completed' || does === 'Canceled' ? '' : text(`does.${does}`),
    sayUntil(turn, {text, format}),
    sayExpress(readExpressDays({...formation, planId}), {text, format}),
    // The paper would bear a name that is about to change.
    isUnsigned(facts) && does !== 'names' ? text('signText') : '',
  ];
  return {
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
    title: text(isOthers ? 'now.ownerOf' : `now.${turn.actor}`),
    text: <p>{sentences.filter((sentence) => sentence !== '').join(' ')}</p>,
    action: act,
  };
}

function atStart({status, filedOn, namesRefusedOn}: Said['facts']['formation']) {
  if (isAskedForNames({status, namesRefusedOn})) return 'names';
  return filedOn === null ? 'start' : 'filed';
}

function sayExpress(days: ReturnType<typeof readExpressDays>, {text, format}: Pick<Said, 'text' | 'format'>): string {
  // A plan that was had later promises other days than these.
  if (days === null || days.to < format.today()) return '';
  const said = {from: format.day(days.from, 'medium'), to: format.day(days.to, 'medium')};
  return text('express', said);
}

function sayUntil({actor, until}: Turn, {text, format}: Pick<Said, 'text' | 'format'>): string {
  if (until === null) return actor === 'owner' || actor === 'irs' ? '' : text(`until.none.${actor}`);
  if (until.by === 'plan') {
    const isOver = Date.parse(until.at) < Date.now();
    return text(isOver ? 'until.planOver' : 'until.plan', {when: format.moment(until.at)});
  }
  const isOver = until.day < format.today();
  return text(isOver ? `until.${until.by}Over` : `until.${until.by}`, {when: format.day(until.day, 'medium')});
}
