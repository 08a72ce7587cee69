import {useCallback, useState} from 'react';
import {Plus, Workflow} from 'lucide-react';
import {maxBookRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {RuledCount} from '#workers/books/rules/rules-api.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {draftOfRule, emptyRule} from './rule-draft.ts';
import {RuleLayer} from './rule-layer.tsx';
import {RuleStrip} from './rule-strip.tsx';
import {TakeBackDialog} from './take-back-dialog.tsx';
import {TrialDialog} from './trial-dialog.tsx';

export const Screen = withCompany(RulesPage);

/** Rules drawn at first, and with each "see more". */
const rulesAtOnce = 100;

/** What lies over the page. */
type Layer = {readonly kind: 'new'} | {readonly kind: 'edit' | 'try' | 'take-back'; readonly rule: BookRuleRow} | null;

/** A company's rules in their order. Rule: RUL15. */
function RulesPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const counts = useRuledCounts();
  const {blockedReason} = useLock(company.id, 'accounting');
  const [layer, setLayer] = useState<Layer>(null);
  const [shown, setShown] = useState(rulesAtOnce);
  if (!names) return null;
  const {rules} = names;
  const isFull = rules.length >= maxBookRules;
  const add = (size: 'small' | 'large') => (
    <Button
      look="primary"
      size={size}
      icon={<Plus size={16} aria-hidden />}
      blockedReason={blockedReason ?? (isFull ? text('rulesFull', {most: format.number(maxBookRules)}) : null)}
      onPress={() => setLayer({kind: 'new'})}
    >
      {text('ruleAdd')}
    </Button>
  );
  const close = () => setLayer(null);
  return (
    <>
      <PageHead
        title={text('rules')}
        lead={text('rulesText')}
        actions={rules.length === 0 ? undefined : add('small')}
      />
      <Page>
        {rules.length === 0 ? (
          <EmptyState
            icon={<Workflow size={28} strokeWidth={1.5} aria-hidden />}
            title={text('rulesEmpty')}
            actions={add('large')}
          >
            {text('rulesEmptyText')}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <StripList label={text('rules')}>
              {rules.slice(0, shown).map((rule, index) => (
                <RuleStrip
                  key={rule.id}
                  {...{rule, index, names}}
                  spaceId={company.id}
                  counted={counts.get(rule.id)}
                  onOpen={(kind) => setLayer({kind, rule})}
                />
              ))}
            </StripList>
            {rules.length > shown && (
              <div>
                <Button onPress={() => setShown(shown + rulesAtOnce)}>
                  {text('rulesMore', {shown, count: rules.length})}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Page>
      {(layer?.kind === 'new' || layer?.kind === 'edit') && (
        <RuleLayer
          spaceId={company.id}
          names={names}
          rule={layer.kind === 'edit' ? layer.rule : null}
          start={layer.kind === 'edit' ? draftOfRule(layer.rule) : emptyRule}
          onClose={close}
        />
      )}
      {layer?.kind === 'try' && <TrialDialog spaceId={company.id} rule={layer.rule} names={names} onClose={close} />}
      {layer?.kind === 'take-back' && (
        <TakeBackDialog
          spaceId={company.id}
          rule={layer.rule}
          count={counts.get(layer.rule.id)?.count ?? 0}
          onClose={close}
        />
      )}
    </>
  );
}

/** In how many movements each rule has set something, by its id. */
function useRuledCounts(): ReadonlyMap<string, RuledCount> {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const ask = useCallback(async () => books?.countRuled() ?? [], [books]);
  return new Map(useAnswer(ask, revision)?.map((one) => [one.ruleId, one]));
}
