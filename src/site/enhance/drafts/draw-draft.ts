import {draftLengths} from '#contract/formation/company-draft.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {discardDraft, duplicateDraft, renameDraft, restoreDraft} from '#src/data/formation/draft-commands.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import type {OpenDraft} from '#src/data/formation/read-drafts.ts';
import {readStage, type DraftStage} from '#src/data/formation/read-stage.ts';
import {nameAsCompany, nameCopy, nameDraft, titleToKeep} from '#src/data/drafts/name-draft.ts';
import {sayStage} from '#src/data/drafts/say-stage.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {formatRelative} from '#src/i18n/format/dates.ts';
import {regionalLocale} from '#src/i18n/detect-language.ts';
import {makeButton, makeElement} from './elements.ts';
import type {DraftWords} from './words.ts';

const wizards = {create: 'create-company', migrate: 'migrate-company', crypto: 'create-cross-border-crypto'} as const;

type Drawing = {
  readonly read: OpenDraft;
  readonly place: RecordPlace;
  readonly words: DraftWords;
  /** Where is told what was done. */
  readonly status: HTMLElement;
  readonly redraw: () => void;
};

/** One draft: its name, where it is, the way on, and what can be done to it. What is paid can only be copied. Rules: FRM3, SIT16. */
export function drawDraft(drawing: Drawing): HTMLLIElement {
  const {read, words} = drawing;
  const {text, language} = words;
  const {draft, workedAt} = read;
  const now = new Date();
  const stage = readStage(read, factsOn(utcDay(now.toISOString())));
  const title = nameDraft(draft, text);
  const when = formatRelative(regionalLocale(language, navigator.languages), Date.parse(workedAt) - now.getTime());
  const item = makeElement('li');
  const head = makeElement('div');
  const name = makeElement('h3');
  name.append(makeElement('bdi', title));
  head.append(name, makeElement('p', sayStage(stage, when, text), 'quiet'));
  const go = makeElement('a', text('continue'), 'button primary');
  go.href = addressOf(language, read, stage);
  go.setAttribute('aria-label', `${text('continue')}: ${title}`);
  const acts = makeElement('div', '', 'draft-acts');
  acts.append(go, ...makeActs(drawing, {item, head, title, isLocked: stage.isLocked}));
  item.append(head, acts);
  return item;
}

function addressOf(language: string, {draft}: OpenDraft, {name}: DraftStage): string {
  if (name === 'paying' || name === 'paid') return `/${language}/checkout/${draft.id}`;
  return `/${language}/${wizards[draft.kind]}?draft=${draft.id}`;
}

type Line = {
  readonly item: HTMLLIElement;
  readonly head: HTMLElement;
  readonly title: string;
  readonly isLocked: boolean;
};

function makeActs({read, place, words, status, redraw}: Drawing, line: Line): HTMLButtonElement[] {
  const {text} = words;
  const {title} = line;
  const tell = (said: string, undo?: () => void) => {
    status.replaceChildren(makeElement('span', said));
    if (undo) status.append(' ', makeButton(text('undo'), undo));
    redraw();
  };
  const failed = (error: unknown) => {
    tell(text('failed'));
    reportError(error);
  };
  const duplicate = async () => {
    const done = await duplicateDraft(place, read, nameCopy(title, text));
    if (!done.ok) return tell(text('failed'));
    tell(text(done.value.leftOutCount > 0 ? 'copied' : 'copiedPlain'));
  };
  const discard = async () => {
    const key = await discardDraft(place, read);
    const undo = () => {
      restoreDraft(place, key).then(() => status.replaceChildren(), failed);
    };
    tell(text('discarded', {title}), undo);
    status.querySelector('button')?.focus();
  };
  const named = (word: string, act: () => void) => makeButton(word, act, `${word}: ${title}`);
  const copy = named(text('duplicate'), () => void duplicate().catch(failed));
  if (line.isLocked) return [copy];
  const rename = named(text('rename'), () => {
    openRename({read, place, words, status, redraw}, {...line, failed, button: rename});
  });
  return [rename, copy, named(text('discard'), () => void discard().catch(failed))];
}

type Renaming = Line & {readonly failed: (error: unknown) => void; readonly button: HTMLElement};

/** Asks for another name in the place of the old one; Escape leaves it. */
function openRename({read, place, words: {text}, status, redraw}: Drawing, {head, failed}: Renaming): void {
  const form = makeElement('form');
  const label = makeElement('label', text('nameLabel'));
  const input = makeElement('input', '', 'input');
  input.id = 'draft-name';
  label.htmlFor = input.id;
  input.maxLength = draftLengths.title;
  input.value = read.draft.title || nameAsCompany(read.draft);
  const save = makeElement('button', text('save'), 'button');
  const end = () => {
    form.remove();
    redraw();
  };
  const leave = makeButton(text('cancel'), end);
  form.append(label, input, save, leave);
  form.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') end();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    renameDraft(place, read, titleToKeep(read.draft, input.value)).then(({ok}) => {
      // What was typed stays where it could not be kept.
      if (ok) end();
      else status.replaceChildren(makeElement('span', text('failed')));
    }, failed);
  });
  head.after(form);
  input.focus();
  input.select();
}
