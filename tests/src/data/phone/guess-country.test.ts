import {expect, test} from 'vitest';
import {guessCountry} from '#src/data/phone/guess-country.ts';

test('[ACC31] the country to begin with is the first that the browser names', () => {
  expect(guessCountry(['es', 'es-CO', 'en-US'])).toBe('CO');
  expect(guessCountry(['es-419', 'es', 'pt'])).toBeNull();
});
