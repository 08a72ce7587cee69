import {useMemo, type ReactNode} from 'react';
import {afterEach, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {cleanup, render} from 'vitest-browser-react/pure';
import {readProgress} from '#contract/formation/steps.ts';
import {GuestDataProvider} from '#src/data/database/guest-data.tsx';
import {readRows} from '#src/data/database/read-rows.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {beginDraft, discardDraft} from '#src/data/formation/draft-commands.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import {readKnown} from '#src/data/formation/read-known.ts';
import {isTouched} from '#src/data/formation/is-touched.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import {Wizard} from '#src/data/wizard/wizard.tsx';
import {succeed} from '#contract/kernel/failure.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {openDatabase} from '#sync/store/open-database.ts';
import {forgetUser, restoreUser} from '#src/data/session/session.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {loadAllTexts} from '#tests/kits/screen-kit/open-screen.tsx';
import {emptyDraft} from '#contract/formation/empty.ts';

afterEach(async () => {
  await cleanup();
  await emptyGuests();
});

/** What a visitor has begun, as a list of names with the step that comes next. */
function Drafts() {
  const {place, all: drafts} = useDrafts() ?? {};
  if (!place || !drafts) return <p>reading</p>;
  return (
    <>
      <button type="button" onClick={() => void beginDraft(place, 'create', {firstName: 'Ana'})}>
        begin
      </button>
      <ul>
        {drafts.map((one) => {
          const {place: at, count} = readProgress(one.draft, one.passed, factsOn('2026-11-23'));
          return (
            <li key={one.draft.id}>
              <span>{`${one.draft.nameOne || 'new'} ${at}/${count}`}</span>
              <button type="button" onClick={() => void discardDraft(place, one)}>
                discard
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** One draft, open in a wizard of one field. */
function OpenDraft({title}: {title: string}) {
  const drafts = useDrafts();
  const id = drafts?.all[0]?.draft.id;
  if (!drafts?.place || id === undefined) return null;
  return <DraftWizard key={id} title={title} place={drafts.place} id={id} />;
}

function DraftWizard({title, place, id}: {title: string; place: Parameters<typeof keepInRows>[0]; id: string}) {
  const store = useMemo(() => keepInRows(place, id), [place, id]);
  return (
    <Wizard
      steps={[
        {
          id: 'company',
          titleKey: title,
          fields: ['nameOne', 'nameTwo'],
          check: () => [],
          listAnswers: () => [],
          Fields: ({form}) => (
            <>
              <TextField {...form.bind('nameOne')} label={`${title} one`} />
              <TextField {...form.bind('nameTwo')} label={`${title} two`} />
            </>
          ),
        },
      ]}
      idPrefix={title}
      start={{...emptyDraft('create', '2026-11-23T10:00:00.000Z'), id, partners: []}}
      store={store}
      text={(key) => key}
      submitText="Send"
      send={async () => Promise.resolve(succeed(null))}
    />
  );
}

const renderFor = async (children: ReactNode) =>
  render(
    <GuestDataProvider waiting={null} renderClosed={() => <p>closed</p>}>
      {children}
    </GuestDataProvider>,
  );

test('[GST1] a visitor begins drafts, finds them again and discards them, without anybody being signed in', async () => {
  const {unmount} = await renderFor(<Drafts />);
  await page.getByRole('button', {name: 'begin'}).click();
  await expect.element(page.getByText('new 1/9')).toBeVisible();
  await unmount();
  await renderFor(<Drafts />);
  await expect.element(page.getByText('new 1/9')).toBeVisible();
  await page.getByRole('button', {name: 'discard'}).click();
  await expect.element(page.getByText('new 1/9')).not.toBeInTheDocument();
});

test('[GST2] a draft that was paid before its person signed in has become a company, and is no draft any more', async () => {
  await renderFor(<Drafts />);
  await page.getByRole('button', {name: 'begin'}).click();
  await expect.element(page.getByText('new 1/9')).toBeVisible();
  const database = await openDatabase(guestId, () => undefined);
  const [own] = await readRows(database, guestSpaceId, 'companyDrafts');
  const space = await readSpace(database, guestSpaceId);
  if (own && space) await writeSpace(database, own.id, {...space, kind: 'company'});
  database.close();
  await expect.element(page.getByText('new 1/9')).not.toBeInTheDocument();
});

test('[WIZ6] what is typed into a draft in one place shows in the wizard that is open in another, and what is typed there stays', async () => {
  await loadAllTexts();
  await i18n.changeLanguage('es');
  await renderFor(
    <>
      <Drafts />
      <OpenDraft title="here" />
      <OpenDraft title="there" />
    </>,
  );
  await page.getByRole('button', {name: 'begin'}).click();
  const field = (name: string) => page.getByRole('textbox', {name});
  await field('here one').fill('Ceibo');
  await field('there two').fill('Norte');
  for (const place of ['here', 'there']) {
    await expect.element(field(`${place} one`)).toHaveValue('Ceibo');
    await expect.element(field(`${place} two`)).toHaveValue('Norte');
  }
  await expect.element(page.getByText('Ceibo 1/9')).toBeVisible();
});

test('[WIZ3] a draft that a visitor only opened is no work once it is known who they are', () => {
  const {id, at} = {id: '01990000-0000-7000-8000-000000000001', at: '2026-11-23T10:00:00.000Z'};
  const user = {
    id,
    firstName: 'Ana',
    lastName: 'Paz',
    email: 'ana@example.com',
    language: 'es',
    isAdmin: false,
  } as const;
  const {firstName, lastName, email} = user;
  const opened = {...emptyDraft('create', at), id, partners: []};
  const asked = [{}, {firstName, lastName, email}, {firstName: 'Eva'}, {nameOne: 'Ceibo'}];
  restoreUser({...user, status: 'active', blockedReason: null, acting: null});
  const known = readKnown();
  const answers = asked.map((typed) => isTouched({draft: {...opened, ...typed}, passed: []}, known, []));
  forgetUser();
  expect(answers).toEqual([false, false, true, true]);
});
