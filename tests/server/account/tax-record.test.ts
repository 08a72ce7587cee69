import {afterAll, beforeAll, expect, test} from 'vitest';
import {noteVisit} from '#contract/account/attribution.ts';
import {readTaxCountry, readTaxRecord, saveTaxRecord, type TaxRecord} from '#contract/account/tax-record.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {sql} from 'drizzle-orm';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({COUNTRY_HEADER: 'CF-IPCountry'});
});
afterAll(() => server.close());

const record: TaxRecord = {
  taxResidenceCountry: 'CO',
  countryTaxId: '900.123.456-7',
  nationality: 'AR',
  countriesWorkedFrom: ['CO', 'ES'],
};

test('[ACC26] a tax record is kept, read by its person, and by nobody else', async () => {
  const ana = await server.registerPerson();
  const eva = await server.registerPerson();
  expect((await ana.call(readTaxRecord, {})).body).toBeNull();
  const twice = {...record, countriesWorkedFrom: ['CO', 'ES', 'CO']};
  expect((await ana.call(saveTaxRecord, twice)).body).toEqual(record);
  expect((await ana.call(readTaxRecord, {})).body).toEqual(record);
  expect((await eva.call(readTaxRecord, {})).body).toBeNull();
  const less = {...record, countryTaxId: null, countriesWorkedFrom: []};
  expect((await ana.call(saveTaxRecord, less)).body).toEqual(less);
});

test('[ACC26] [ACC30] a tax number is in no log, kept or refused', async () => {
  const ana = await server.registerPerson();
  const secret = 'SECRETO-77.1';
  expect((await ana.call(saveTaxRecord, {...record, countryTaxId: secret})).status).toBe(200);
  expect((await ana.call(saveTaxRecord, {...record, countryTaxId: `<${secret}>`})).status).toBe(400);
  await ana.call(readTaxRecord, {});
  expect(server.logLines.length).toBeGreaterThan(0);
  expect(server.logLines.filter((line) => line.includes(secret))).toEqual([]);
});

test('[ACC26] the country to begin with is the record’s, else the content network’s, else none', async () => {
  const ana = await server.registerPerson();
  const from = async (country?: string) =>
    (await ana.call(readTaxCountry, {}, country === undefined ? {} : {'cf-ipcountry': country})).body;
  expect(await from()).toEqual({country: null});
  expect(await from('br')).toEqual({country: 'BR'});
  for (const unknown of ['XX', 'T1', 'EU', '', 'Brazil']) expect(await from(unknown)).toEqual({country: null});
  await ana.call(saveTaxRecord, record);
  expect(await from('BR')).toEqual({country: 'CO'});
});

test('[ACC26] a header nobody configured says nothing', async () => {
  const plain = await buildServer();
  const ana = await plain.registerPerson();
  expect((await ana.call(readTaxCountry, {}, {'cf-ipcountry': 'BR'})).body).toEqual({country: null});
  await plain.close();
});

test.each([
  [{taxResidenceCountry: 'XX'}, 'taxResidenceCountry', 'account.country-unknown'],
  [{taxResidenceCountry: 'co'}, 'taxResidenceCountry', 'account.country-unknown'],
  [{nationality: 'EU'}, 'nationality', 'account.country-unknown'],
  [{countriesWorkedFrom: ['CO', 'SU']}, 'countriesWorkedFrom.1', 'account.country-unknown'],
  [{countryTaxId: '<script>'}, 'countryTaxId', 'account.tax-id-invalid'],
  [{countryTaxId: '='.repeat(41)}, 'countryTaxId', 'request.invalid-field'],
])('[ACC26] %o is refused and names the field', async (wrong, field, reason) => {
  const ana = await server.registerPerson();
  const answer = await ana.call(saveTaxRecord, {...record, ...wrong});
  expect(answer.body).toMatchObject({error: {code: 'validation', reason, details: {field}}});
});

test.each([saveTaxRecord, readTaxRecord, readTaxCountry])('[ACC8] a stranger is refused ($name)', async (endpoint) => {
  const payload = endpoint.method === 'POST' ? {payload: record} : {};
  const answer = await server.openDevice().request({method: endpoint.method, url: endpoint.path, ...payload});
  expect(answer.status).toBe(401);
});

test('[ACC27] visits are counted by where they come from; who registers keeps it, and it is not replaced', async () => {
  const visit = {utmSource: 'google', utmCampaign: 'llc', originPath: '/es/blogs'};
  const stranger = server.openDevice();
  await stranger.call(noteVisit, visit);
  await stranger.call(noteVisit, visit);
  const ana = await server.registerPerson({attribution: visit});
  const eva = await server.registerPerson();
  const other = {utmSource: 'facebook', utmCampaign: null, originPath: '/pt'};
  for (const person of [ana, eva]) await person.call(noteVisit, other);
  const counted = sql`select utm_source, utm_campaign, origin_path, visits from visit_counts order by utm_source`;
  expect((await server.database.execute(counted)).rows).toEqual([
    {utm_source: 'facebook', utm_campaign: '', origin_path: '/pt', visits: 2},
    {utm_source: 'google', utm_campaign: 'llc', origin_path: '/es/blogs', visits: 2},
  ]);
  const kept = sql`select attribution from users where id in (${ana.me.id}, ${eva.me.id}) order by email`;
  expect((await server.database.execute(kept)).rows).toEqual([{attribution: visit}, {attribution: other}]);
});

test.each([
  [{utmSource: 'x'.repeat(201), utmCampaign: null, originPath: null}],
  [{utmSource: null, utmCampaign: null, originPath: 'https://evil.example'}],
  [{utmSource: 5, utmCampaign: null, originPath: null}],
])('[ACC27] %o is no origin', async (wrong) => {
  const answer = await server.openDevice().request({method: 'POST', url: noteVisit.path, payload: wrong});
  expect(answer.status).toBe(400);
});
