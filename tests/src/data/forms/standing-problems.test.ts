import {expect, test} from 'vitest';
import {isMended, placeRefusal, standingProblems} from '#src/data/forms/standing-problems.ts';

test('[FLD4] a problem goes as it is mended, and none comes while one types', () => {
  const tried = [
    {field: 'name', reason: 'name-required'},
    {field: 'email', reason: 'email-required'},
  ];
  expect(standingProblems(tried, tried)).toEqual(tried);
  // The name is still empty, the e-mail is wrong in another way, and a field that was right is wrong.
  const now = [
    {field: 'name', reason: 'name-required'},
    {field: 'email', reason: 'email-invalid'},
    {field: 'phone', reason: 'phone-invalid'},
  ];
  const standing = standingProblems(tried, now);
  expect(standing).toEqual([tried[0]]);
  // What was mended does not come back before the next try.
  expect(standingProblems(standing, tried)).toEqual([tried[0]]);
});

test('[FLD4] a refusal stands at the field that it names until that is another', () => {
  const sent = {email: 'ana@example.com', countries: ['MX', 'XX']};
  const named = (field: string) => ({code: 'validation', reason: 'some', details: {field}}) as const;
  const wrong = placeRefusal(named('email'), sent, sent);
  expect(wrong).toMatchObject({field: 'email', reason: 'some'});
  expect(isMended(wrong, sent, {...sent, countries: []})).toBe(false);
  expect(isMended(wrong, sent, {...sent, email: 'ana@example.org'})).toBe(true);
  expect(placeRefusal(named('countries.1'), sent, sent).field).toBe('countries');
});

test('[FLD4] a refusal that names no field of the form, or one that is another already, stands until the next try', () => {
  const refused = {code: 'conflict', reason: 'taken'} as const;
  const [sent, now] = [{email: 'a'}, {email: 'b'}];
  for (const details of [{}, {field: 'id'}, {field: 'email'}]) {
    const wrong = placeRefusal({...refused, details}, sent, now);
    expect(wrong.field).toBeNull();
    expect(isMended(wrong, sent, {email: 'c'})).toBe(false);
  }
});
