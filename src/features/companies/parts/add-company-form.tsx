import {useMemo, useState} from 'react';
import {addCompany} from '#contract/companies/add-company.ts';
import {companyTypes} from '#contract/companies/company.ts';
import {isCompanyName, isFormedBefore, withoutUnseen} from '#contract/companies/rules.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {newId} from '#contract/kernel/ids.ts';
import {listStates} from '#src/data/states/name-state.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useEngine} from '#src/data/database/engine.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {keepNotice} from '#src/data/device/notices.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {noteNewCompany} from '#src/features/companies/new-company.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';

const typeOptions = companyTypes.map((type) => ({id: type, label: type}));

type Typed = {
  readonly name: string;
  readonly type: (typeof companyTypes)[number];
  readonly state: UsStateCode | null;
  readonly formedOn: string | null;
};

/** Name, type and state of a company one already runs: an ask, because it decides who may see what. Source: D28. */
export function AddCompanyForm({cancelHref}: {cancelHref?: string}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const stateOptions = useMemo(() => listStates(language), [language]);
  const navigate = useNavigate();
  const engine = useEngine();
  const database = useLocalDatabase();
  const {choose} = useCompany();
  // A second try is the same company: the server then answers as it did.
  const [id] = useState(() => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)));
  const form = useForm({
    idPrefix: 'company-',
    start: (): Typed => ({name: '', type: 'LLC', state: null, formedOn: null}),
    check: ({name, formedOn}) => [
      ...(isCompanyName(name) ? [] : [{field: 'name' as const, reason: 'company.name-short'}]),
      ...(isFormedBefore(formedOn, new Date().toISOString())
        ? []
        : [{field: 'formedOn' as const, reason: 'company.formed-later'}]),
    ],
    say: ({code}) => (code === 'offline' ? text('offline') : null),
    send: async (typed, signal) => callServer(addCompany, {id, ...typed}, {signal}),
    onDone: async (_, sent) => {
      const name = sent.name.trim();
      choose(id);
      await engine?.syncNow();
      await noteNewCompany(database, name);
      await keepNotice(database, {text: text('added', {name}), tone: 'ok', href: pathTo.dashboard(language)});
      void navigate(pathTo.dashboard(language));
    },
  });
  const name = form.bind('name');
  return (
    <FormPage
      form={form}
      submitText={text('add')}
      end={
        cancelHref === undefined ? null : (
          <ButtonLink size="large" look="quiet" href={cancelHref}>
            {text('cancel')}
          </ButtonLink>
        )
      }
    >
      <TextField
        {...name}
        onChange={(typed) => name.onChange(withoutUnseen(typed))}
        label={text('name')}
        hint={text('nameHint')}
        maxLength={120}
        autoComplete="organization"
      />
      <SelectField {...form.bind('type')} label={text('typeLabel')} options={typeOptions} />
      <ComboField
        {...form.bind('state')}
        label={text('stateLabel')}
        isOptional
        hint={text('stateHint')}
        options={stateOptions}
        emptyText={text('stateEmpty')}
        openLabel={text('stateOpen')}
      />
      <DateField {...form.bind('formedOn')} label={text('formedLabel')} hint={text('formedHint')} />
    </FormPage>
  );
}
