import {useEffect, useState} from 'react';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Failure} from '#contract/kernel/failure.ts';
import {tellApart, type Candidate} from './desk-scan.ts';
import type {words} from './text/words.ts';

/** How long somebody has stopped typing before the server is asked, in milliseconds. */
const pauseMs = 200;

/** The most companies that are offered. */
const most = 5;

type Found = {readonly of: string; readonly companies: readonly Candidate[]; readonly failure: Failure | null};

/** Looks a company with mailing up by its name, its number or its owner; Enter takes the first. Rule: MLG6. */
export function CompanyFinder({onChoose}: {readonly onChoose: (found: Candidate) => void}) {
  const text = useText<typeof words>('admin/mail');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const search = typed.trim();
  useEffect(() => {
    if (search === '') return undefined;
    const leaving = new AbortController();
    const {signal} = leaving;
    const look = async () => {
      const answer = await callServer(listCompanies, {search, limit: most}, {signal});
      if (signal.aborted) return;
      const rows = answer.ok ? answer.value.rows : [];
      const served = rows.filter(({type}) => servicesOf({kind: 'company', type}).includes('mailing'));
      const companies = served.map(({id, name, state, owner, order}): Candidate => {
        return {id, name, reasons: [], state, owner: owner?.name ?? null, orderNumber: order?.number ?? null};
      });
      setFound({of: search, companies, failure: answer.ok ? null : answer.failure});
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [search]);
  const choose = (company: Candidate) => {
    setTyped('');
    setFound(null);
    onChoose(company);
  };
  const shown = found?.of === search && search !== '' ? found : null;
  return (
    <Stack gap={2}>
      <SearchField
        label={text('search')}
        value={typed}
        onChange={setTyped}
        onSubmit={() => {
          const [first] = shown?.companies ?? [];
          if (first) choose(first);
        }}
      />
      {shown?.failure ? <Text tone="muted">{failureText(shown.failure)}</Text> : null}
      {shown && !shown.failure && shown.companies.length === 0 ? <Text tone="muted">{text('foundNone')}</Text> : null}
      {shown && shown.companies.length > 0 ? (
        <Stack gap={2}>
          {shown.companies.map((company) => (
            <Row key={company.id}>
              <Button label={`${company.name} ${tellApart(company)}`.trim()} onPress={() => choose(company)}>
                {company.name}
              </Button>
              <Text size="small" tone="muted">
                {tellApart(company)}
              </Text>
            </Row>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
