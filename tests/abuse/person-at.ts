import {randomUUID} from 'node:crypto';
import {register, type Me} from '#contract/account/session.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {newId} from '#contract/kernel/ids.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {testPassword} from '#tests/kits/build-server.ts';
import {ask, type Told} from './ask.ts';

/** Somebody with an account at a server that listens, and the headers of their browser. */
export type PersonAt = {
  readonly me: Me;
  readonly headers: Readonly<Record<string, string>>;
  readonly deviceCookie: string;
};

/** An id as a device makes it. */
export const makeId = (): string => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));

/** What somebody's browser calls: JSON with their headers, from a network behind the proxy. */
export async function callAs(
  port: number,
  {path: target, method}: {readonly path: string; readonly method: string},
  {
    input,
    headers = {},
    network,
  }: {readonly input?: unknown; readonly headers?: Readonly<Record<string, string>>; readonly network?: string},
): Promise<Told> {
  const from = network === undefined ? {} : {'x-forwarded-for': network};
  return ask({
    port,
    method,
    target,
    headers: {...headers, ...from},
    ...(input !== undefined && {body: JSON.stringify(input)}),
  });
}

/** Registers a new person. */
export async function registerAt(port: number, network = '198.51.100.1'): Promise<PersonAt> {
  const person = {
    email: `${randomUUID()}@example.com`,
    password: testPassword,
    firstName: 'Ana',
    lastName: 'Luz',
    language: 'es',
  };
  const told = await callAs(port, register, {input: person, network});
  if (told.status !== 200) throw new Error(`registering answered ${told.status} ${told.failure}`);
  const me = JSON.parse(told.text) as Me;
  const cookies = [told.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '');
  const deviceCookie = cookies.find((one) => one.startsWith('deviceToken=')) ?? '';
  return {me, headers: {cookie: cookies.join('; '), [antiForgeryHeader]: me.authToken}, deviceCookie};
}

/** Adds a company of somebody's. @returns its id, which is its space's. */
export async function addCompanyAt(port: number, {headers}: PersonAt): Promise<string> {
  const id = makeId();
  const {status, failure} = await callAs(port, addCompany, {
    input: {id, name: 'Faro LLC', type: 'LLC', state: 'WY'},
    headers,
  });
  if (status !== 200) throw new Error(`adding a company answered ${status} ${failure}`);
  return id;
}
