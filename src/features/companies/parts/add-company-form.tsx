import {useState} from 'react';
import {addCompany} from '#contract/companies/add-company.ts';
import {companyTypes} from '#contract/companies/company.ts';
import {isCompanyName, withoutUnseen} from '#contract/companies/rules.ts';
import {usStateCodes, usStateNames, type UsStateCode} from '#contract/companies/us-states.data.ts';
import {newId} from '#contract/kernel/ids.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useEngine} from '#src/data/database/engine.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {keepNotice} from '#src/data/device/notices.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {noteNewCompany} from '#src/features/companies/new-company.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';

const stateOptions = usStateCodes.map((code) => ({id: code, label: usStateNames[code]}));

/** Name, type and state of a company one already runs: an ask, because it decides who may see what. Source: D28. */
export function AddCompanyForm({cancelHref}: {cancelHref?: string}) {
  const text = useText<typeof es>('companies');
  const failureText = useFailureText();
  const language = useLanguage();
  const navigate = useNavigate();
  const engine = useEngine();
  const database = useLocalDatabase();
  const {choose} = useCompany();
  // A second try is the same company: the server then answers as it did.
  const [id] = useState(() => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)));
  const [name, setName] = useState('');
  const [type, setType] = useState<(typeof companyTypes)[number]>('LLC');
  const [state, setState] = useState<UsStateCode | null>(null);
  const [isNameShort, setNameShort] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useServerCall(addCompany);

  const submit = async () => {
    setAttempt(attempt + 1);
    setNameShort(!isCompanyName(name));
    if (!isCompanyName(name)) return;
    const outcome = await run({id, name, type, state});
    if (!outcome.ok) return;
    choose(id);
    await engine?.syncNow();
    await noteNewCompany(database, name.trim());
    await keepNotice(database, {
      text: text('added', {name: name.trim()}),
      tone: 'ok',
      href: pathTo.dashboard(language),
    });
    void navigate(pathTo.dashboard(language));
  };
  const errors = [
    ...(isNameShort ? [{fieldId: 'company-name', message: text('nameShort')}] : []),
    ...(call.step === 'refused'
      ? [{message: call.failure.code === 'offline' ? text('offline') : failureText(call.failure)}]
      : []),
  ];
  return (
    <Form onSubmit={() => void submit()}>
      <ErrorSummary title={text('problem')} errors={errors} attempt={attempt} />
      <TextField
        id="company-name"
        label={text('name')}
        hint={text('nameHint')}
        value={name}
        onChange={(typed) => setName(withoutUnseen(typed))}
        maxLength={120}
        autoComplete="organization"
        error={isNameShort && !isCompanyName(name) ? text('nameShort') : null}
      />
      <SelectField
        label={text('typeLabel')}
        value={type}
        options={companyTypes.map((one) => ({id: one, label: one}))}
        onChange={(picked) => setType(companyTypes.find((one) => one === picked) ?? 'LLC')}
      />
      <ComboField
        label={text('stateLabel')}
        optionalWord={text('optional')}
        hint={text('stateHint')}
        value={state}
        options={stateOptions}
        onChange={(picked) => setState(usStateCodes.find((code) => code === picked) ?? null)}
        emptyText={text('stateEmpty')}
        openLabel={text('stateOpen')}
      />
      <Row>
        <Button type="submit" look="primary" size="large" isPending={call.step === 'running'}>
          {text('add')}
        </Button>
        {cancelHref === undefined ? null : (
          <ButtonLink size="large" look="quiet" href={cancelHref}>
            {text('cancel')}
          </ButtonLink>
        )}
      </Row>
    </Form>
  );
}
