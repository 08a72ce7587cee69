import {useState} from 'react';
import {readPhone, splitPhone} from '#contract/account/check-phone.ts';
import {changeProfile} from '#contract/account/profile.ts';
import {isPersonName} from '#contract/account/rules.ts';
import type {Me} from '#contract/account/session.ts';
import {inLanguage, useLocation, useNavigate} from '#src/routing/routing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {beginSession} from '#src/data/session/session.ts';
import {checkNames, type FieldProblem} from '#src/features/account/check-fields.ts';
import type {es as ownTexts} from './text/es.ts';
import type {es} from '#src/features/account/text/es.ts';
import {useCheckedForm} from '#src/features/account/use-checked-form.ts';
import {isLanguage, languageOptions} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {guessCountry} from './phone/guess-country.ts';
import {PhoneField} from './phone/phone-field.tsx';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Row} from '#src/ui/layout/row.tsx';

type Fields = {firstName: string; lastName: string; phone: string; phoneCountry: string; language: string};

/** No country chosen. */
const noCountry = '';

const countryOf = ({phoneCountry}: Fields) => (phoneCountry === noCountry ? null : phoneCountry);

function check(fields: Fields): FieldProblem<keyof Fields>[] {
  const isPhone = fields.phone.trim() === '' || readPhone(fields.phone, countryOf(fields)) !== null;
  return [...checkNames(fields), ...(isPhone ? [] : [{field: 'phone', text: 'account/own:phoneInvalid'} as const])];
}

const ask = async (
  fields: Fields,
  signal: AbortSignal,
): ReturnType<typeof callServer<typeof changeProfile.input, typeof changeProfile.output, never>> => {
  const {firstName, lastName, language} = fields;
  const phone = fields.phone.trim() === '' ? null : (readPhone(fields.phone, countryOf(fields)) ?? fields.phone);
  return callServer(
    changeProfile,
    {firstName, lastName, phone, language: isLanguage(language) ? language : 'es'},
    {signal},
  );
};

/** Names, telephone and language. Rule: ACC20. Source: S5.02, S5.04. */
export function ProfileForm({me}: {me: Me}) {
  const text = useText<typeof es>('account');
  const ownText = useText<typeof ownTexts>('account/own');
  const pageLanguage = useLanguage();
  const {pathname} = useLocation();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const {firstName, lastName, language} = me;
  const kept =
    me.phone === null
      ? {country: guessCountry(navigator.languages), number: ''}
      : splitPhone({country: null, number: me.phone});
  const form = useCheckedForm({
    start: {firstName, lastName, phone: kept.number, phoneCountry: kept.country ?? noCountry, language},
    check,
    ask,
    toInput: (fields: Fields) => fields,
  });
  const submit = async () => {
    setSaved(false);
    const outcome = await form.submit();
    if (!outcome?.ok) return;
    beginSession(outcome.value);
    setSaved(true);
    if (outcome.value.language !== pageLanguage) void navigate(inLanguage(pathname, outcome.value.language));
  };
  const {value, onChange} = form.bind('language');
  // Who comes by Google may have no family name yet, and nothing is saved without one.
  const askFor = (name: 'firstName' | 'lastName') =>
    isPersonName(me[name]) || isPersonName(form.fields[name].trim()) ? {} : {hint: ownText('nameMissing')};
  return (
    <>
      <ErrorSummary title={text('problem')} errors={form.errors} attempt={form.attempt} />
      <Form onSubmit={() => void submit()}>
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
          value={{country: countryOf(form.fields), number: form.fields.phone}}
          onChange={({country, number}) =>
            form.setFields({...form.fields, phone: number, phoneCountry: country ?? noCountry})
          }
          error={form.bind('phone').error}
        />
        <SelectField
          id="language"
          label={ownText('languageOfScreens')}
          hint={ownText('languageHint')}
          options={languageOptions.map(({value: id, text: label}) => ({id, label}))}
          value={isLanguage(value) ? value : null}
          onChange={onChange}
        />
        {isSaved ? (
          <Banner tone="ok" shape="boxed">
            {ownText('profileSaved')}
          </Banner>
        ) : null}
        <Row>
          <Button type="submit" look="primary" size="large" isPending={form.step === 'running'}>
            {ownText('saveProfile')}
          </Button>
        </Row>
      </Form>
    </>
  );
}
