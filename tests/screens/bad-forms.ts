import {en as ownEn} from '#src/features/account/own/text/en.ts';
import {es as ownEs} from '#src/features/account/own/text/es.ts';
import {pt as ownPt} from '#src/features/account/own/text/pt.ts';
import {reasons as ownReasons} from '#src/features/account/own/text/reasons.ts';
import {en as resetEn} from '#src/features/account/reset/text/en.ts';
import {es as resetEs} from '#src/features/account/reset/text/es.ts';
import {pt as resetPt} from '#src/features/account/reset/text/pt.ts';
import {en as accountEn} from '#src/features/account/text/en.ts';
import {es as accountEs} from '#src/features/account/text/es.ts';
import {pt as accountPt} from '#src/features/account/text/pt.ts';
import {reasons} from '#src/features/account/text/reasons.ts';
import type {Language} from '#src/i18n/languages.ts';
import {en as commonEn} from '#src/i18n/text/en.ts';
import {es as commonEs} from '#src/i18n/text/es.ts';
import {pt as commonPt} from '#src/i18n/text/pt.ts';
import type {Face} from '#tests/kits/screen-kit/open-screen.tsx';

type Texts<Shape> = Readonly<Record<keyof Shape, string>>;

/** Everything that the forms say in one language. */
export type FormWords = {
  readonly language: Language;
  readonly account: Texts<typeof accountEs & typeof resetEs>;
  readonly own: Texts<typeof ownEs>;
  readonly common: Texts<typeof commonEs>;
};

const inLanguages: Readonly<Record<Language, FormWords>> = {
  es: {language: 'es', account: {...accountEs, ...resetEs}, own: ownEs, common: commonEs},
  en: {language: 'en', account: {...accountEn, ...resetEn}, own: ownEn, common: commonEn},
  pt: {language: 'pt', account: {...accountPt, ...resetPt}, own: ownPt, common: commonPt},
};

/** Everything that the forms say in this language. */
export function wordsOf(language: Language): FormWords {
  return inLanguages[language];
}

/** What is wrong with what is typed: nothing at all, far too much, a script, letters that look like others. */
export const kinds = ['empty', 'overlong', 'script', 'mixed'] as const;

/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];

type Typed = Readonly<Record<Kind, string>>;

/** What stands at a field, for each kind that it does not take. */
type Said = {readonly [kind in Kind]?: string | undefined};

/** A form and what is typed into it. */
export type BadForm = {
  readonly name: string;
  readonly path: string;
  readonly who: 'guest' | 'user';
  /** It comes where the form of signing in was. */
  readonly isAfterSignIn?: true;
  readonly face?: Face;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly submit: (words: FormWords) => string;
  /** What is typed into each field, by its id and in the order of the form. */
  readonly fields: Readonly<Record<string, Typed>>;
  readonly says: (words: FormWords) => Readonly<Record<string, Said>>;
};

const script = '<script>alert(1)</script>';
const long = 'x'.repeat(300);
/** Its first letter is Cyrillic. */
const email: Typed = {empty: '', overlong: `${long}@faro.example`, script, mixed: 'аna@faro.example'};
const name: Typed = {empty: '', overlong: long, script, mixed: 'Аnа'};
const password: Typed = {empty: '', overlong: long, script, mixed: 'Пароль-2026!'};
/** The same to the eye. */
const repeated: Typed = {...password, mixed: 'Паpоль-2026!'};

const emailSays = ({account, common}: FormWords): Said => ({
  empty: common.required,
  overlong: account.emailInvalid,
  script: account.emailInvalid,
  mixed: common['reason.account.email-invalid'],
});
const nameSays = ({common}: FormWords, words: string): Said => ({empty: common.required, script: words});
const weakSays = ({account, common}: FormWords): Said => ({
  empty: common.required,
  overlong: account.passwordWeak,
  script: account.passwordWeak,
});
const repeatedSays = ({account, common}: FormWords): Said => ({
  empty: common.required,
  mixed: account.passwordsDiffer,
});

/** Every form of an account. */
export const badForms: readonly BadForm[] = [
  {
    name: 'sign in',
    path: 'login',
    who: 'guest',
    submit: ({account}) => account.signIn,
    // A password that was good once is judged by nobody but the server, which asks for the e-mail first.
    fields: {email, password: {...password, script: 'x', overlong: long}},
    says: (words) => ({email: emailSays(words), password: {empty: words.common.required}}),
  },
  {
    name: 'register',
    path: 'register',
    who: 'guest',
    submit: ({account}) => account.register,
    fields: {firstName: name, lastName: name, email, password, repeated: password},
    says: (words) => ({
      firstName: nameSays(words, words.account.firstNameInvalid),
      lastName: nameSays(words, words.account.lastNameInvalid),
      email: emailSays(words),
      password: weakSays(words),
      repeated: {empty: words.common.required},
    }),
  },
  {
    name: 'ask for a code',
    path: 'reset-password',
    who: 'guest',
    submit: ({account}) => account.sendCode,
    fields: {email},
    says: (words) => ({email: emailSays(words)}),
  },
  {
    name: 'new password by a code',
    path: 'reset-password/confirm',
    who: 'guest',
    submit: ({account}) => account.setNewPassword,
    fields: {
      email: {...email, mixed: 'ana@faro.example'},
      code: {empty: '', overlong: '1'.repeat(40), script, mixed: '١٢٣٤٥٦'},
      newPassword: password,
      repeated,
    },
    says: (words) => ({
      email: {...emailSays(words), mixed: undefined},
      code: {
        empty: words.common.required,
        overlong: words.account.codeInvalid,
        script: words.account.codeInvalid,
        mixed: words.account.codeInvalid,
      },
      newPassword: weakSays(words),
      repeated: repeatedSays(words),
    }),
  },
  {
    name: 'first password',
    path: 'login',
    who: 'guest',
    isAfterSignIn: true,
    answers: {logIn: {newPasswordRequired: true, cognitoSession: 'once'}},
    submit: ({account}) => account.firstPasswordSave,
    fields: {newPassword: password, repeated},
    says: (words) => ({newPassword: weakSays(words), repeated: repeatedSays(words)}),
  },
  {
    name: 'profile',
    path: 'account',
    who: 'user',
    submit: ({own}) => own.saveProfile,
    fields: {
      firstName: name,
      lastName: name,
      phone: {empty: '', overlong: '9'.repeat(60), script, mixed: '+57 3ОО 1234567'},
    },
    says: (words) => ({
      firstName: nameSays(words, words.account.firstNameInvalid),
      lastName: nameSays(words, words.account.lastNameInvalid),
      phone: {overlong: words.own.phoneInvalid, script: words.own.phoneInvalid, mixed: words.own.phoneInvalid},
    }),
  },
  {
    name: 'tax record',
    path: 'account/tax-record',
    who: 'user',
    submit: ({own}) => own.taxSave,
    // A record that is there shows its number masked.
    face: 'empty',
    fields: {countryTaxId: {empty: '', overlong: `-${long}`, script, mixed: '=НИТ-900'}},
    says: ({language}) => {
      const words = ownReasons['account.tax-id-invalid'][language];
      return {countryTaxId: {overlong: words, script: words, mixed: words}};
    },
  },
  {
    name: 'change of password',
    path: 'account/security',
    who: 'user',
    submit: ({account}) => account.setNewPassword,
    answers: {
      readSecurity: {hasPassword: true, hasGoogle: false, sessions: []},
      changePassword: {code: 'validation', reason: 'account.password-wrong', details: {field: 'password'}},
    },
    fields: {password, newPassword: password, repeated: password},
    says: (words) => ({
      password: {empty: words.common.required, mixed: reasons['account.password-wrong'][words.language]},
      newPassword: weakSays(words),
      repeated: {empty: words.common.required},
    }),
  },
];
