import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es} from '#src/features/teammates/text/es.ts';
import {reasons} from '#src/features/teammates/text/reasons.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {
  closeScreen,
  loadAllTexts,
  openScreen,
  settle,
  type OpenScreen,
  type Scene,
} from '#tests/kits/screen-kit/open-screen.tsx';
import {seedOtherCompany} from '#tests/kits/screen-kit/seed.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  removeToasts();
});

const company = 'Quebracho LLC';
const companyId = testId(0xc0);
const luis = testId(0x9003);

const say = (words: string, values: Readonly<Record<string, string>>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

async function open(scene: Partial<Scene> = {}): Promise<OpenScreen> {
  const screen = await openScreen({path: pathTo.teammates.path, ...scene});
  await expect.element(page.getByText('Luis Paz').first()).toBeVisible();
  return screen;
}

const button = (name: string | RegExp) => page.getByRole('button', {name});
const email = page.getByRole('textbox', {name: es.email});
const send = button(es.send);
const row = (name: string) => page.getByRole('row').filter({hasText: name});
const actOn = async (name: string, act: string) => {
  await button(say(es.actsOf, {name})).click();
  await page.getByRole('menuitem', {name: act}).click();
};

test('[TMM13] people, who is invited, and what each role may are in sight, and what our team did', async () => {
  const visit = {id: testId(1), at: '2026-02-03T14:05:00.000Z', by: 'Olga Faro', act: 'acted', reason: null};
  const seen = {people: [{userId: luis, lastSeenAt: '2026-11-19T10:00:00.000Z'}]};
  const answers = {listLastSeen: seen, listAdminVisits: {visits: [{...visit, endedAt: '2026-02-03T14:19:00.000Z'}]}};
  await open({answers});
  await expect.element(row('Ana Quiroga').filter({hasText: /Titular.*Quebracho LLC.*ahora/})).toBeVisible();
  await expect.element(row('Luis Paz').filter({hasText: /Contador\/a.*Quebracho LLC.*19/})).toBeVisible();
  await expect.element(row('marta.soto').filter({hasText: /18 nov.*aún no entra.*Encargado/})).toBeVisible();
  const rights = page.getByRole('region', {name: es.rights}).getByRole('row');
  const identity = rights.filter({hasText: es['right.identity']});
  await expect.element(identity).toHaveTextContent(`${es['right.identity']}${es.yes}${es.no}${es.no}`);
  await expect.element(page.getByText(/Olga Faro, de Faro, entró como tú/)).toBeVisible();
  await expect.element(page.getByText(new RegExp(es.supportNote))).toBeVisible();
});

test('[TMM2] who is in already is told of without asking anybody, also by another case', async () => {
  const {server} = await open();
  await email.fill(' Luis.Paz@Faro.example');
  await send.click();
  const words = reasons['teammate.already-added'].es;
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(server.sentTo('inviteTeammate')).toEqual([]);
  await email.fill('marta');
  await send.click();
  await expect.element(page.getByText(es.emailInvalid).first()).toBeVisible();
  expect(server.sentTo('inviteTeammate')).toEqual([]);
});

test('[TMM1] an invitation names company and role; a lost answer is asked for again under the same id', async () => {
  const answers: Record<string, unknown> = {
    inviteTeammate: {code: 'provider-down', reason: 'server.database-down'},
  };
  const {server} = await open({answers});
  await email.fill('nora@example.com');
  await page.getByRole('radio', {name: /^Encargado/}).click({force: true});
  await send.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  answers['inviteTeammate'] = {};
  await send.click();
  await expect.element(page.getByText(say(es.sent, {email: 'nora@example.com'})).first()).toBeVisible();
  const [first, second] = server.sentTo('inviteTeammate') as readonly {id: string}[];
  expect(first).toMatchObject({spaceId: companyId, email: 'nora@example.com', role: 'manager', language: 'es'});
  expect(second).toEqual(first);
  await expect.element(email).toHaveValue('');
});

test('[TMM16] of several companies each is told what became of it, and those that refused stay to be asked again, with what was typed', async () => {
  const answers: Record<string, unknown> = {
    inviteTeammate: ({spaceId}: {spaceId: string}) =>
      spaceId === companyId ? {code: 'conflict', reason: 'teammate.declined'} : {},
  };
  const {server, me} = await open({answers});
  const second = await seedOtherCompany(me?.id ?? '', {type: 'LLC', role: 'owner', merchant: 'N', name: 'Norte LLC'});
  const box = (name: string) => page.getByRole('checkbox', {name});
  await box('Norte LLC').click({force: true});
  await email.fill('nora@example.com');
  await send.click();
  const result = (name: string, words: string) => page.getByRole('listitem').filter({hasText: `${name}: ${words}`});
  await expect.element(result(company, reasons['teammate.declined'].es)).toBeVisible();
  await expect.element(result('Norte LLC', es.resultSent)).toBeVisible();
  expect((server.sentTo('inviteTeammate') as {spaceId: string}[]).map(({spaceId}) => spaceId)).toEqual([
    companyId,
    second,
  ]);
  await expect.element(email).toHaveValue('nora@example.com');
  await expect.element(box(company)).toBeChecked();
  await expect.element(box('Norte LLC')).not.toBeChecked();
  answers['inviteTeammate'] = {};
  await send.click();
  await expect.element(page.getByText(say(es.sent, {email: 'nora@example.com'})).first()).toBeVisible();
  await expect.poll(() => server.sentTo('inviteTeammate')).toHaveLength(3);
  expect(page.getByText(es.resultSent).elements()).toEqual([]);
  await expect.element(email).toHaveValue('');
});

test('[TMM16] who is in one of the companies already is invited to the other', async () => {
  const {server, me} = await open({answers: {inviteTeammate: {}}});
  const second = await seedOtherCompany(me?.id ?? '', {type: 'LLC', role: 'owner', merchant: 'N', name: 'Norte LLC'});
  await page.getByRole('checkbox', {name: 'Norte LLC'}).click({force: true});
  await email.fill('Luis.Paz@faro.example');
  await send.click();
  const added = page.getByRole('listitem').filter({hasText: `${company}: ${reasons['teammate.already-added'].es}`});
  await expect.element(added).toBeVisible();
  await expect.poll(() => server.sentTo('inviteTeammate')).toMatchObject([{spaceId: second}]);
});

test('[TMM10] another role is asked for at once, and a refusal stays in sight', async () => {
  const answers: Record<string, unknown> = {changeRole: {}};
  const {server} = await open({answers});
  const name = say(es.roleOf, {name: 'Luis Paz', company, role: es['role.bookkeeper']});
  await button(name).click();
  await page.getByRole('menuitem', {name: /^Encargado/}).click();
  await settle();
  await expect.poll(() => server.sentTo('changeRole')).toEqual([{spaceId: companyId, userId: luis, role: 'manager'}]);
  answers['changeRole'] = {code: 'conflict', reason: 'teammate.gone'};
  await button(name).click();
  await page.getByRole('menuitem', {name: /^Encargado/}).click();
  const why = reasons['teammate.gone'].es;
  await expect.element(page.getByText(say(es.refusedIn, {company, why}))).toBeVisible();
});

test('[TMM10] of several companies one is chosen for another role, none that is dissolved, and a refusal names it', async () => {
  const answers: Record<string, unknown> = {changeRole: {}};
  const {server, me} = await open({answers});
  const other = {type: 'LLC', role: 'owner', merchant: 'Norte'} as const;
  const withLuis = (id: number) => [
    buildRow('memberships', testId(id), {
      userId: luis,
      role: 'bookkeeper',
      name: 'Luis Paz',
      email: 'luis@example.com',
    }),
  ];
  const second = await seedOtherCompany(me?.id ?? '', {...other, name: 'Norte LLC', memberships: withLuis(0x9201)});
  const closed = {...other, name: 'Cerrada LLC', dissolvedOn: '2026-03-01'};
  await seedOtherCompany(me?.id ?? '', {...closed, memberships: withLuis(0x9202)});
  const theirs = new RegExp(
    `^${es['role.bookkeeper']}.*Luis Paz en (Norte LLC y Quebracho LLC|Quebracho LLC y Norte LLC)$`,
  );
  await button(theirs).click();
  const choice = (name: string) =>
    page.getByRole('menuitem', {name: new RegExp(`^${say(es.roleIn, {role: es['role.manager'], company: name})}`)});
  await expect.element(choice(company)).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(2);
  await choice('Norte LLC').click();
  await expect
    .element(
      page.getByText(say(es.roleChanged, {name: 'Luis Paz', role: es['role.manager'], company: 'Norte LLC'})).first(),
    )
    .toBeVisible();
  await expect.poll(() => server.sentTo('changeRole')).toEqual([{spaceId: second, userId: luis, role: 'manager'}]);
  answers['changeRole'] = {code: 'conflict', reason: 'teammate.gone'};
  await button(theirs).click();
  await choice('Norte LLC').click();
  const why = reasons['teammate.gone'].es;
  await expect.element(page.getByText(say(es.refusedIn, {company: 'Norte LLC', why}))).toBeVisible();
});

test('[TMM11] removing asks first and says what becomes of their work', async () => {
  const answers = {removeTeammate: {}};
  const {server} = await open({answers});
  await actOn('Luis Paz', say(es.remove, {company}));
  const dialog = page.getByRole('alertdialog', {name: say(es.removeTitle, {name: 'Luis Paz', company})});
  await expect.element(dialog.getByText(es.removeText)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sentTo('removeTeammate')).toEqual([]);
  await actOn('Luis Paz', say(es.remove, {company}));
  await dialog.getByRole('button', {name: es.removeAct}).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.sentTo('removeTeammate')).toEqual([{spaceId: companyId, userId: luis}]);
});

test('[TMM14] one leaves a company oneself, told before what becomes of one’s work', async () => {
  const {server} = await open({answers: {leaveCompany: {}}});
  await actOn('Ana Quiroga', say(es.leave, {company}));
  const dialog = page.getByRole('alertdialog', {name: say(es.leaveTitle, {company})});
  await expect.element(dialog.getByText(es.leaveText)).toBeVisible();
  await dialog.getByRole('button', {name: es.leaveAct}).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.sentTo('leaveCompany')).toEqual([{spaceId: companyId}]);
});

test('[TMM5] [TMM8] an invitation is sent again and withdrawn from its line', async () => {
  const answers = {resendInvitation: {}, withdrawInvitation: {}};
  const {server} = await open({answers});
  const asked = {spaceId: companyId, id: testId(0x9004)};
  await button(say(es.resendTo, {email: 'marta.soto@faro.example'})).click();
  await settle();
  await expect.poll(() => server.sentTo('resendInvitation')).toEqual([{...asked, language: 'es'}]);
  await actOn('marta.soto@faro.example', es.withdraw);
  await settle();
  await expect.poll(() => server.sentTo('withdrawInvitation')).toEqual([asked]);
});

test('[TMM13] without a network the team is read, and what needs one says so', async () => {
  await open({face: 'offline'});
  await expect.element(row('marta.soto')).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await button(say(es.actsOf, {name: 'Luis Paz'})).click();
  const remove = page.getByRole('menuitem', {name: `${say(es.remove, {company})} ${es.offlineAct}`});
  await expect.element(remove).toBeDisabled();
});
