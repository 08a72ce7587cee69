import {readPhone, splitPhone} from '#contract/account/check-phone.ts';
import {changeProfile} from '#contract/account/profile.ts';
import {isPersonName} from '#contract/account/rules.ts';
import type {Me} from '#contract/account/session.ts';
import {inLanguage, useLocation, useNavigate} from '#src/routing/routing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {confirmUser} from '#src/data/session/session.ts';
import {checkNames, type FieldProblem} from '#src/features/account/check-fields.ts';
import type {es as ownTexts} from './text/es.ts';
import type {es} from '#src/features/account/text/es.ts';
import {useAccountForm} from '#src/features/account/use-account-form.ts';
import {languageOptions} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {guessCountry} from '#src/data/phone/guess-country.ts';
import {PhoneField} from '#src/data/phone/phone-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';

type Fields = Pick<Me, 'firstName' | 'lastName' | 'language'> & {
  readonly phone: string;
  /** Null while none is chosen. */
  readonly phoneCountry: string | null;
};

function check(fields: Fields): FieldProblem<keyof Fields>[] {
  const isPhone = fields.phone.trim() === '' || readPhone(fields.phone, fields.phoneCountry) !== null;
  return [...checkNames(fields), ...(isPhone ? [] : [{field: 'phone', reason: 'account/own:phoneInvalid'} as const])];
}

/** Names, telephone and language. Rule: ACC20. Source: S5.02, S5.04. */
export function ProfileForm({me}: {me: Me}) {
  const text = useText<typeof es>('account');
  const ownText = useText<typeof ownTexts>('account/own');
  const pageLanguage = useLanguage();
  const {pathname} = useLocation();
  const navigate = useNavigate();
  const form = useAccountForm({
    start: (): Fields => {
      const {firstName, lastName, language} = me;
      const kept =
        me.phone === null
          ? {country: guessCountry(navigator.languages), number: ''}
          : splitPhone({country: null, number: me.phone});
      return {firstName, lastName, phone: kept.number, phoneCountry: kept.country, language};
    },
    check,
    send: async ({phone: typed, phoneCountry, ...fields}, signal) => {
      const phone = typed.trim() === '' ? null : (readPhone(typed, phoneCountry) ?? typed);
      return callServer(changeProfile, {...fields, phone}, {signal});
    },
    onDone: (saved) => {
      confirmUser(saved);
      if (saved.language !== pageLanguage) void navigate(inLanguage(pathname, saved.language));
    },
  });
  const {values} = form;
  // Who comes by Google may have no family name yet, and nothing is saved without one.
  const askFor = (name: 'firstName' | 'lastName') =>
    isPersonName(me[name]) || isPersonName(values[name].trim()) ? {} : {hint: ownText('nameMissing')};
  return (
    <FormPage form={form} submitText={ownText('saveProfile')} doneText={ownText('profileSaved')}>
      <Columns>
        <TextField
          {...form.bind('firstName')}
          {...askFor('firstName')}
          label={text('firstName')}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          {...form.bind('lastName')}
          {...askFor('lastName')}
          label={text('lastName')}
          autoComplete="family-name"
          maxLength={80}
        />
      </Columns>
      <TextField
        id="email"
        label={text('email')}
        hint={ownText('emailFixed')}
        type="email"
        value={me.email}
        onChange={() => undefined}
        isDisabled
      />
      <PhoneField
        value={{country: values.phoneCountry, number: values.phone}}
        onChange={({country, number}) => form.change({phone: number, phoneCountry: country})}
        error={form.bind('phone').error}
        isOptional
        words={{
          country: ownText('phoneCountry'),
          countryHint: ownText('phoneCountryHint'),
          search: ownText('countrySearch'),
          empty: ownText('countryEmpty'),
          open: ownText('countryOpen'),
          number: ownText('phone'),
          numberHint: ownText('phoneHint'),
        }}
      />
      <SelectField
        {...form.bind('language')}
        label={ownText('language')}
        hint={ownText('languageHint')}
        options={languageOptions.map(({value: id, text: label}) => ({id, label}))}
      />
    </FormPage>
  );
}
