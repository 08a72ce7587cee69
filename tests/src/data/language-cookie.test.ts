import {expect, test} from 'vitest';
import {writeLanguageCookie} from '#src/data/session/remember-language.ts';

test('[SEC2] by https the language is remembered by a cookie of this host alone, by http on one’s own machine by a plain one', () => {
  expect(writeLanguageCookie('pt', 'https:')).toBe(
    '__Host-faro.language=pt; path=/; max-age=31536000; samesite=lax; secure',
  );
  expect(writeLanguageCookie('es', 'http:')).toBe('faro.language=es; path=/; max-age=31536000; samesite=lax');
});
