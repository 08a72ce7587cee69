import {expect, test} from 'vitest';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {listStates, nameState, sayState} from '#src/data/states/name-state.ts';

test('[PLN8] a state is called as in the language of the page', () => {
  expect(['es-419', 'en-US', 'pt-BR'].map((locale) => nameState(locale, 'NM'))).toEqual([
    'Nuevo México',
    'New Mexico',
    'Novo México',
  ]);
  expect(nameState('es', 'PA')).toBe('Pensilvania');
  expect(nameState('pt', 'WY')).toBe('Wyoming');
});

test('[PLN8] within a sentence it has the article of the language', () => {
  const inState = (locale: string) => (['FL', 'TX', 'DE', 'DC'] as const).map((code) => sayState(locale, code).inState);
  expect(inState('pt-BR')).toEqual(['na Flórida', 'no Texas', 'em Delaware', 'no Distrito de Colúmbia']);
  expect(inState('es-MX')).toEqual(['en Florida', 'en Texas', 'en Delaware', 'en el Distrito de Columbia']);
  expect(inState('en-GB')).toEqual(['in Florida', 'in Texas', 'in Delaware', 'in the District of Columbia']);
  expect(sayState('pt-BR', 'GA').ofState).toBe('da Geórgia');
});

test('[PLN8] all states are listed in the order of the language, with the English name where it is another', () => {
  const listed = listStates('es-419');
  expect(listed.map(({id}) => id).toSorted()).toEqual([...usStateCodes].toSorted());
  expect(listed.slice(5, 8)).toEqual([
    {id: 'NC', label: 'Carolina del Norte', hint: 'North Carolina'},
    {id: 'SC', label: 'Carolina del Sur', hint: 'South Carolina'},
    {id: 'CO', label: 'Colorado'},
  ]);
});
