import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es} from '#src/features/teammates/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {closeScreen, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const token = 'A'.repeat(43);
const own = 'ana.quiroga@faro.example';
const expiresAt = '2026-11-30T12:00:00.000Z';
const ceibo = {companyId: testId(1), company: 'Ceibo LLC', role: 'manager', invitedBy: 'Eva Ríos', expiresAt};
const lapacho = {companyId: testId(2), company: 'Lapacho LLC', role: 'bookkeeper', invitedBy: 'Eva Ríos', expiresAt};

/** Opens the page as the link of a mail does. */
async function open(asked: object, scene: Partial<Scene> = {}) {
  const readInvitation = {email: own, hasAccount: true, invitations: [ceibo], ...asked};
  const answers = {acceptInvitation: {companyIds: [testId(1)]}, declineInvitation: {}, ...scene.answers};
  const path = `${pathTo.invitation.path}#${token}`;
  const screen = await openScreen({...scene, path, answers: {readInvitation, ...answers}});
  await settle();
  return screen;
}

const button = (name: string) => page.getByRole('button', {name});
const say = (words: string, values: Readonly<Record<string, string>>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

test('[TMM6] the link says who invites to what and as what, its token leaves the address, and accepting leads to the companies', async () => {
  const {server} = await open({}, {who: 'user'});
  expect(location.hash).toBe('');
  const lead = say(es['invitation.lead'], {name: 'Eva Ríos', company: 'Ceibo LLC'});
  await expect.element(page.getByText(lead)).toBeVisible();
  await expect.element(page.getByText(/Como encargado\/a\. Empresa, libros/)).toBeVisible();
  await button(es['invitation.accept']).click();
  await expect.element(page.getByRole('heading', {name: es['invitation.acceptedTitle']})).toBeVisible();
  await expect.poll(() => server.sentTo('acceptInvitation')).toEqual([{token, companyIds: [testId(1)]}]);
  await expect.element(page.getByRole('link', {name: es['invitation.toCompanies']})).toBeVisible();
});

test('[TMM6] of several invitations one accepts those that are ticked', async () => {
  const {server} = await open({invitations: [ceibo, lapacho]}, {who: 'user'});
  await page.getByRole('checkbox', {name: /^Lapacho/}).click({force: true});
  await button(es['invitation.accept']).click();
  await expect.element(page.getByRole('heading', {name: es['invitation.acceptedTitle']})).toBeVisible();
  await expect.poll(() => server.sentTo('acceptInvitation')).toEqual([{token, companyIds: [testId(1)]}]);
});

test.each([
  [true, 'invitation.signIn', 'login'],
  [false, 'invitation.register', 'register'],
] as const)(
  '[TMM6] a visitor is led to sign in or to register with that e-mail, and back: account %s',
  async (hasAccount, key, place) => {
    await open({hasAccount, email: 'nora@example.com'}, {who: 'guest'});
    await expect.element(button(es['invitation.accept'])).not.toBeInTheDocument();
    await button(es[key]).click();
    await expect.element(page.getByRole('textbox', {name: 'Correo'})).toHaveValue('nora@example.com');
    expect(location.pathname).toBe(`/es/${place}`);
    expect(new URLSearchParams(location.search).get('next')).toBe('/es/invitation');
    expect(location.href).not.toContain(token);
  },
);

test('[TMM6] whoever is signed in as somebody else cannot accept, and is told for whom it is', async () => {
  await open({email: 'nora@example.com'}, {who: 'user'});
  await expect.element(page.getByText(say(es['invitation.otherTitle'], {email: own}))).toBeVisible();
  await expect.element(button(es['invitation.accept'])).not.toBeInTheDocument();
});

test('[TMM8] a visitor declines without an account', async () => {
  const {server} = await open({}, {who: 'guest'});
  await button(es['invitation.decline']).click();
  await expect.element(page.getByRole('heading', {name: es['invitation.declinedTitle']})).toBeVisible();
  await expect.poll(() => server.sentTo('declineInvitation')).toEqual([{token, companyIds: [testId(1)]}]);
});

test('[TMM8] a link that is good no more says so, and what to do; an answer that was lost can be asked for again', async () => {
  await open({}, {who: 'guest', answers: {readInvitation: {code: 'not-found', reason: 'invitation.over'}}});
  await expect.element(page.getByText(es['invitation.overText'])).toBeVisible();
  const answers: Record<string, unknown> = {readInvitation: {code: 'provider-down', reason: 'server.database-down'}};
  await openScreen({path: `${pathTo.invitation.path}#${token}`, who: 'guest', answers});
  await expect.element(page.getByText(new RegExp(es['invitation.unread']))).toBeVisible();
  answers['readInvitation'] = {email: own, hasAccount: true, invitations: [ceibo]};
  await button('Reintentar').click();
  await expect.element(button(es['invitation.signIn'])).toBeVisible();
});
