import {expect, test} from 'vitest';
import {placeRefusal, standingProblems} from '#src/data/forms/standing-problems.ts';

test('[FLD4] a problem goes as it is mended, and none comes while one types', () => {
  const tried = [
    {field: 'name', reason: 'name-required'},
    {field: 'email', reason: 'email-required'},
  ];
  expect(standingProblems(tried, tried)).toEqual(tried);
  // The name was mended, the e-mail is now wrong otherwise, and a field that was right is wrong.
  const now = [
    {field: 'email', reason: 'email-invalid'},
    {field: 'phone', reason: 'phone-invalid'},
  ];
  expect(standingProblems(tried, now)).toEqual([]);
  expect(standingProblems(tried, [...now, {field: 'name', reason: 'name-required'}])).toEqual([tried[0]]);
});

test('[FLD4] a refusal stands at the field that it names until that is another', () => {
  const sent = {email: 'ana@example.com', countries: ['MX', 'XX']};
  const named = (field: string) => ({code: 'validation', reason: 'some', details: {field}}) as const;
  expect(placeRefusal(named('email'), sent, sent)).toEqual({field: 'email'});
  expect(placeRefusal(named('email'), sent, {...sent, email: 'ana@example.org'})).toBeNull();
  expect(placeRefusal(named('countries.1'), sent, {...sent, email: ''})).toEqual({field: 'countries'});
});

test('[FLD4] a refusal that names no field of the form stands until the next try', () => {
  const refused = {code: 'conflict', reason: 'taken'} as const;
  expect(placeRefusal(refused, {email: 'a'}, {email: 'b'})).toEqual({field: null});
  expect(placeRefusal({...refused, details: {field: 'id'}}, {email: 'a'}, {email: 'b'})).toEqual({field: null});
});
