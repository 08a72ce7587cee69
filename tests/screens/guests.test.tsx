import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {en as registerEn} from '#src/features/account/register/text/en.ts';
import {es as registerEs} from '#src/features/account/register/text/es.ts';
import {pt as registerPt} from '#src/features/account/register/text/pt.ts';
import {en} from '#src/features/account/text/en.ts';
import {es} from '#src/features/account/text/es.ts';
import {reasons} from '#src/features/account/text/reasons.ts';
import {pt} from '#src/features/account/text/pt.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const inLanguages = [
  {language: 'es', words: {...es, ...registerEs}},
  {language: 'en', words: {...en, ...registerEn}},
  {language: 'pt', words: {...pt, ...registerPt}},
] as const;

/** Google creates an account from the screen of signing in, too. */
const scenes = inLanguages.flatMap((one) => ['register', 'login'].map((path) => ({...one, path})));

test.each(scenes)(
  '[ACC32] whoever creates an account is told what they accept, and that they are 16 or older, at $path in $language (S1.12, S2.26)',
  async ({language, words, path}) => {
    await openScreen({path, who: 'guest', language, answers: {readSignInWays: {google: true, isSandbox: false}}});
    await expect.element(page.getByRole('button', {name: words.withGoogle})).toBeVisible();
    expect(words.acceptTerms).toContain('16');
    const line = page.getByText(words.acceptTerms.replaceAll('|', ''));
    await expect.element(line).toBeVisible();
    const links = [...line.element().querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);
    // Beside the form, which keeps what was typed.
    expect(links).toEqual([
      [`/${language}/terms`, '_blank'],
      [`/${language}/privacy`, '_blank'],
    ]);
    const foot = page.getByRole('contentinfo').getByRole('link').elements();
    expect(foot.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [words.terms, `/${language}/terms`],
      [words.privacy, `/${language}/privacy`],
      [words.contact, `/${language}/contact`],
    ]);
    expect(await findFaults('filled', language === 'es' ? 'everything' : 'colours')).toEqual([]);
  },
);

test.each(inLanguages)(
  '[ACC39] whom Google does not know well enough is told to give their password, one press away, in $language',
  async ({language, words}) => {
    const refusal = {code: 'unauthorized', reason: 'account.google-password'};
    await openScreen({
      path: 'login/google?code=one&state=two',
      who: 'guest',
      language,
      answers: {finishGoogleSignIn: refusal},
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent(reasons['account.google-password'][language]);
    const back = page.getByRole('link', {name: words.backToSignIn});
    expect(back.element().getAttribute('href')).toBe(`/${language}/login`);
  },
);
