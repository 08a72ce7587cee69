import {useLiveQuery} from 'dexie-react-hooks';
import {useState} from 'react';
import {useOnline} from '#src/data/calls/use-online.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {takeStock} from '#workers/archive/make/take-stock.ts';
import type {es} from '#src/features/archive/text/es.ts';
import {MadeNote} from './made-note.tsx';
import {StockFacts} from './stock-facts.tsx';
import {useMake} from './use-make.ts';

type MakePartProps = {
  readonly companies: readonly MyCompany[];
  /** The company of the address. */
  readonly companyId: string | null;
};

const everything = 'everything';

/** What of, what would be in it and what not, and how far it is. Rules: ARC4, ARC5. */
export function MakePart({companies, companyId}: MakePartProps) {
  const text = useText<typeof es>('archive');
  const failureText = useFailureText();
  const database = useLocalDatabase();
  const userId = useUserId();
  const isOnline = useOnline();
  const asked = companies.find(({id}) => id === companyId);
  const [chosen, setChosen] = useState<string>(asked?.id ?? everything);
  const {state, make, cancel} = useMake();
  const company = companies.find(({id}) => id === chosen) ?? null;
  const scopeId = company?.id ?? null;
  const stock = useLiveQuery(
    async () => takeStock(database, {userId, companyId: scopeId}),
    [database, userId, scopeId],
  );
  const options = [
    {id: everything, label: text('everything', {count: companies.length})},
    ...companies.map(({id, name}) => ({id, label: name})),
  ];
  const isMaking = state.step === 'making';
  const coldName = stock?.coldNames[0];
  const name = `faro-${company ? company.name : text('fileName')}`;
  return (
    <section>
      <SectionHead title={text('make')} />
      <Stack gap={4}>
        {isMaking ? null : (
          <SelectField label={text('what')} value={chosen} options={options} onChange={setChosen} size="large" />
        )}
        {stock ? <StockFacts stock={stock} isOnline={isOnline} /> : <Skeleton height={96} />}
        {state.step === 'refused' && (
          <Banner tone="danger" shape="boxed" isUrgent>
            {failureText(state.failure)}
          </Banner>
        )}
        {state.step === 'made' && <MadeNote made={state.made} />}
        {isMaking ? (
          <Stack gap={3}>
            <ProgressBar label={text('making', {name: company?.name ?? text('allOfIt')})} value={state.share * 100} />
            <Row>
              <Button size="large" onPress={cancel} autoFocus>
                {text('cancel')}
              </Button>
            </Row>
          </Stack>
        ) : (
          <Row>
            <Button
              size="large"
              look="primary"
              // The one that was pressed before, or ended it, is gone.
              autoFocus={state.step !== 'idle'}
              blockedReason={
                stock === undefined ? text('counting') : coldName === undefined ? null : text('cold', {name: coldName})
              }
              onPress={() => void make({companyId: scopeId, name})}
            >
              {text('makeAct')}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}
