import {afterAll, beforeAll, expect, test} from 'vitest';
import {changePassword, changeProfile} from '#contract/account/profile.ts';
import * as passwords from '#contract/account/reset-password.ts';
import {logIn, register} from '#contract/account/session.ts';
import {saveTaxRecord} from '#contract/account/tax-record.ts';
import {invitePerson} from '#contract/admin/invite-person.ts';
import {sendContactMessage} from '#contract/contact/send-message.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {buildServer, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {readReasons} from '#tests/kits/read-reasons.ts';

const said = new Set((await readReasons()).map(({reason}) => reason));

let server: TestServer;
let admin: Device;
beforeAll(async () => {
  server = await buildServer();
  const person = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [person.me.id]);
  admin = person;
});
afterAll(() => server.close());

/** What people paste, slip into and try. */
const badValues = {
  empty: '',
  spaces: '  \t ',
  overlong: 'x'.repeat(10_000),
  script: '<script>alert(1)</script>',
  image: '"><img src=x onerror=alert(1)>',
  query: "'; drop table users; --",
  formula: '=HYPERLINK("http://evil.example")',
  control: 'a\u0000b\r\nBcc: all@example.com',
  override: 'abc\u202Efed',
  half: 'ab\uD800',
  mixed: 'Аnа',
  number: 5,
  list: ['Ana'],
  nothing: null,
  object: {toString: 'Ana'},
} as const;

type BadValue = keyof typeof badValues;

const names = {firstName: 'Ana', lastName: 'Restrepo'};
const newPassword = 'Breakwater2?';
let people = 0;
const newEmail = () => `sweep${(people += 1)}@example.com`;

type Form = {
  readonly endpoint: Endpoint;
  /** A whole input that is in order. */
  readonly good: () => Record<string, unknown>;
  readonly open: () => Promise<Device> | Device;
  /** Each field with those of the bad values that are none there. */
  readonly fields: Readonly<Record<string, readonly BadValue[]>>;
  /** Where refusals of the contact form have words of their own on its page. */
  readonly hasOwnWords?: true;
};

const stranger = () => server.openDevice();
const somebody = async () => server.registerPerson();
/** Letters of any script are a name. */
const nameTakes: readonly BadValue[] = ['mixed'];
const phoneTakes: readonly BadValue[] = ['empty', 'spaces', 'nothing'];

const forms: readonly Form[] = [
  {
    endpoint: register,
    good: () => ({...names, email: newEmail(), password: testPassword, language: 'es'}),
    open: stranger,
    fields: {email: [], password: [], firstName: nameTakes, lastName: nameTakes},
  },
  {
    endpoint: logIn,
    good: () => ({email: newEmail(), password: testPassword}),
    open: stranger,
    fields: {email: []},
  },
  {endpoint: passwords.requestPasswordReset, good: () => ({email: newEmail()}), open: stranger, fields: {email: []}},
  {
    endpoint: passwords.confirmPasswordReset,
    good: () => ({email: newEmail(), code: '123456', newPassword}),
    open: stranger,
    fields: {email: [], code: [], newPassword: []},
  },
  {
    endpoint: passwords.confirmTemporaryPassword,
    good: () => ({email: newEmail(), cognitoSession: 'x', newPassword}),
    open: stranger,
    fields: {email: [], newPassword: []},
  },
  {
    endpoint: changeProfile,
    good: () => ({...names, phone: null, language: 'es'}),
    open: somebody,
    fields: {firstName: nameTakes, lastName: nameTakes, phone: phoneTakes},
  },
  {
    endpoint: changePassword,
    good: () => ({password: testPassword, newPassword}),
    open: somebody,
    fields: {newPassword: []},
  },
  {
    endpoint: saveTaxRecord,
    good: () => ({taxResidenceCountry: 'CO', countryTaxId: '1', nationality: 'CO', countriesWorkedFrom: []}),
    open: somebody,
    fields: {taxResidenceCountry: ['nothing'], countryTaxId: ['mixed', 'nothing'], nationality: ['nothing']},
  },
  {
    endpoint: sendContactMessage,
    good: () => ({name: 'Ana', email: newEmail(), message: `Hola ${newEmail()}`, language: 'es'}),
    open: stranger,
    // Words to people: what looks like a script is text there.
    fields: {
      name: ['script', 'image', 'query', 'formula', 'override', 'mixed'],
      email: [],
      message: ['script', 'image', 'query', 'formula', 'control', 'override', 'half', 'mixed'],
    },
    hasOwnWords: true,
  },
  {
    endpoint: invitePerson,
    good: () => ({...names, email: newEmail(), language: 'es'}),
    open: () => admin,
    fields: {email: [], firstName: nameTakes, lastName: nameTakes},
  },
];

async function send(device: Device, {method, path: url}: Endpoint, payload: Record<string, unknown>) {
  const headers = device.me ? {[antiForgeryHeader]: device.me.authToken} : {};
  return device.request({method, url, headers, payload});
}

const cells = forms.flatMap((form) =>
  Object.keys(form.fields).map((field) => [form.endpoint.name, field, form] as const),
);

test.each(cells)('[FLD3] %s takes what %s can be, and names it for everything else', async (_name, field, form) => {
  const device = await form.open();
  const wrong: string[] = [];
  for (const [value, bad] of Object.entries(badValues) as [BadValue, unknown][]) {
    const {status, body} = await send(device, form.endpoint, {...form.good(), [field]: bad});
    const refused = (body as {error?: {reason: string; details?: {field?: string}}} | null)?.error;
    const isField = status === 400 && refused?.details?.field === field;
    const isSaid = form.hasOwnWords ?? said.has(refused?.reason ?? '');
    const isTaken = form.fields[field]?.includes(value) === true;
    if (status >= 500 || (isTaken ? status !== 200 : !isField || !isSaid))
      wrong.push(`${value}: ${status} ${refused?.reason ?? ''} at ${refused?.details?.field ?? 'no field'}`);
  }
  expect(wrong).toEqual([]);
});

test('[FLD3] what is a name or a message is kept as it was typed', async () => {
  const person = await server.registerPerson({firstName: 'Аnа', lastName: 'O’Neill-Ñáñez'});
  expect(person.me).toMatchObject({firstName: 'Аnа', lastName: 'O’Neill-Ñáñez'});
  const message = badValues.script;
  const email = newEmail();
  await server.openDevice().call(sendContactMessage, {name: message, email, message, language: 'es'});
  const asked = 'select name, message from contact_messages where email = $1';
  expect((await server.database.$client.query(asked, [email])).rows).toEqual([{name: message, message}]);
});
