import type {CompanyDraftRow} from '#contract/formation/company-draft.ts';
import type {DraftPartnerRow} from '#contract/formation/draft-partner.ts';
import {emptyDraft, emptyPartner} from '#contract/formation/empty.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {es as words} from '#src/features/formation/wizard/text/es.ts';
import {seededIds} from './bank-rows.ts';
import type {Browser} from './browser.ts';
import {completeAddress, completeAnswers, completePerson} from './complete-draft.ts';
import {putInOutbox} from './outbox.ts';
import type {Stage} from './stage.ts';

/** Who fills a wizard in on the stage: a visitor, or a person whose space is their own id. */
export type Drafter = {readonly userId: string; readonly spaceId: string; readonly folder: string};

/** Somebody without an account. */
export const visitor: Drafter = {userId: guestId, spaceId: guestSpaceId, folder: 'create-company'};

/** A person who is signed in. */
export function asDrafter(userId: string): Drafter {
  return {userId, spaceId: userId, folder: 'dashboard/create-company'};
}

/** The titles of the steps of a company to be made, in their order, and of the review. */
export const stepTitles = [
  words['step.you'],
  words['step.company'],
  words['step.type'],
  words['step.industry'],
  words['step.state'],
  words['step.services'],
  words['step.partners'],
  words['step.plan'],
  words['step.review'],
] as const;

type Wanted = {
  /** Another one gives another draft. */
  readonly turn: number;
  readonly partners: number;
  /** Ids of the steps that were gone on from. */
  readonly passed?: string;
};

/** A draft from which an order could be placed, and the changes that make it. */
export type MadeDraft = {
  readonly id: string;
  readonly draft: Omit<CompanyDraftRow, 'id'>;
  readonly partners: readonly DraftPartnerRow[];
  readonly changes: readonly Change[];
};

/** Makes a draft for somebody's space; the owner is the first of its partners. */
export function makeDraft({spaceId}: Drafter, {turn, partners: count, passed = ''}: Wanted): MadeDraft {
  const nextId = seededIds(70_000 + turn);
  const madeAt = new Date().toISOString();
  const id = nextId();
  const draft = {
    ...emptyDraft('create', madeAt),
    ...completeAnswers,
    email: 'ana@faro.example',
    passed,
    responsiblePartnerId: id,
  };
  const partners = Array.from({length: count}, (_, place): DraftPartnerRow => ({
    ...emptyPartner(id, new Date(Date.parse(madeAt) + place).toISOString()),
    ...(place === 0
      ? completeAddress
      : {...completeAddress, ...completePerson, firstName: `Luis ${String.fromCodePoint(65 + place)}`}),
    id: place === 0 ? id : nextId(),
    shareBasisPoints: 10_000 / count,
    isDirector: true,
  }));
  const toChange = (table: string, rowId: string, row: object): Change => ({
    id: nextId(),
    spaceId,
    table,
    op: 'create',
    rowIds: [rowId],
    // A row's fields hold nothing but Json.
    set: Object.fromEntries(Object.entries(row).map(([field, value]) => [field, {same: value as Json}])),
    was: {},
    label: {key: `${table}.create`},
    madeAt,
  });
  const made = partners.map(({id: partnerId, ...fields}) => toChange('draftPartners', partnerId, fields));
  return {id, draft, partners, changes: [toChange('companyDrafts', id, draft), ...made]};
}

/** The address of a draft. */
export function addressOf({server}: Pick<Stage, 'server'>, {folder}: Drafter, id: string): string {
  return `${server.url}/es/${folder}?draft=${id}`;
}

/** Puts drafts on a device as the product does, and opens one of them, so that its code has been read once. */
export async function putDrafts(
  stage: Stage,
  browser: Browser,
  who: Drafter,
  drafts: readonly MadeDraft[],
): Promise<void> {
  const {page} = browser;
  await page.goto(`${stage.server.url}/manifest.webmanifest`);
  const changes = drafts.flatMap((draft) => draft.changes);
  await putInOutbox(browser, who.userId, changes);
  await page.goto(addressOf(stage, who, drafts[0]?.id ?? ''));
  await page.locator('main h2').first().waitFor();
  // What only a later step needs is fetched by then.
  await page.waitForTimeout(2_000);
}

/** A device on which a visitor has been: the app is installed, and their database is there. */
export async function openVisitor(stage: Stage): Promise<Browser> {
  const browser = await stage.openNew();
  const {page} = browser;
  await page.goto(`${stage.server.url}/es/${visitor.folder}`);
  await page.locator('main input').first().waitFor();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  return browser;
}

/** The heading of the step that is shown. */
export function isAtStep(title: string): boolean {
  return document.querySelector('main h2')?.textContent === title && document.querySelector('main form') !== null;
}
