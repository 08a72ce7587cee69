import {expect, test} from 'vitest';
import {chooseLanguage} from '#contract/site/choose-language.ts';
import {isPublicPath} from '#contract/site/public-paths.ts';

test.each([
  [{asked: 'pt', remembered: 'en', accepted: 'es'}, 'pt'],
  [{asked: 'fr', remembered: 'en', accepted: 'es'}, 'en'],
  [{asked: undefined, remembered: 'xx', accepted: 'fr-FR, pt-BR;q=0.8, en;q=0.9'}, 'en'],
  [{asked: undefined, remembered: undefined, accepted: 'en;q=0, PT'}, 'pt'],
  [{asked: undefined, remembered: undefined, accepted: 'de, *;q=0.5'}, 'es'],
  [{asked: '../en', remembered: 'constructor', accepted: `${'x,'.repeat(10_000)}en`}, 'es'],
  [{asked: undefined, remembered: undefined, accepted: undefined}, 'es'],
] as const)('[SIT2] %j leads to %s', (hints, language) => expect(chooseLanguage(hints)).toBe(language));

test.each([
  ['/es', true],
  ['/pt/', true],
  ['/en/faq/banking-crypto', true],
  ['/es/blogs/there-is-no-such-thing', true],
  ['/es/blogs/categories/news/pages/2', true],
  ['/', false],
  ['/fr', false],
  ['/es/login', false],
  ['/es/faqs', false],
  ['/es/dashboard/faq', false],
  ['/api/es', false],
])('[SIT3] whether %s is public: %j', (path, isPublic) => expect(isPublicPath(path)).toBe(isPublic));
