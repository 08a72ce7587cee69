import {expect, test} from 'vitest';
import {isSamePlace, listKnownAddresses} from '#src/features/formation/wizard/partners/same-address.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildDraft, buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';

const nowhere = {line1: '', city: '', region: ''};
const owner = buildOwnersPartner();
const luis = buildPartner();
const firm = {
  kind: 'company',
  companyName: 'Norte SAS',
  line1: 'Av. Providencia 1208',
  city: 'Santiago',
  country: 'CL',
} as const;

const namesFor = (partners: ReturnType<typeof buildDraft>['partners'], at: number) => {
  const draft = buildDraft({partners});
  const partner = draft.partners[at];
  if (!partner) throw new Error('there is one');
  return listKnownAddresses(draft, partner).map(({name}) => name);
};

test('[FRM19] the addresses of the others are known, each once, by the first who has it', () => {
  const empty = buildPartner({id: testId(3), firstName: 'Eva', ...nowhere});
  expect(namesFor([owner, luis, empty], 2)).toEqual(['Ana Restrepo']);
  const [known] = listKnownAddresses(buildDraft({partners: [owner, empty]}), empty);
  expect(known?.place).toEqual({
    country: 'CO',
    line1: 'Carrera 7 # 71-21',
    line2: '',
    city: 'Bogotá',
    region: 'Cundinamarca',
    postalCode: '',
  });
  expect(known && isSamePlace(known.place, luis)).toBe(true);
  expect(namesFor([owner, {...luis, line1: 'Calle 9'}, empty], 2)).toEqual(['Ana Restrepo', 'Luis Ortega Salas']);
});

test('[FRM19] none is known of who has no name, no street, no city or no country', () => {
  const empty = buildPartner({id: testId(3), ...nowhere});
  for (const lacking of [{city: ''}, {line1: '7'}, {country: null}, {firstName: '', lastName: ''}])
    expect(namesFor([{...luis, ...lacking}, empty], 1)).toEqual([]);
});

test('[FRM19] the owner takes only one in the country that they live in', () => {
  const abroad = buildPartner({...firm, id: testId(4)});
  const away = buildOwnersPartner(nowhere);
  expect(namesFor([away, abroad], 0)).toEqual([]);
  expect(namesFor([away, {...abroad, country: 'CO'}], 0)).toEqual(['Norte SAS']);
  expect(namesFor([owner, abroad, buildPartner({id: testId(5), ...nowhere})], 2)).toEqual([
    'Ana Restrepo',
    'Norte SAS',
  ]);
});
