import {useMemo} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {factOn} from '#contract/catalogue/duties-on.ts';
import type {StateCompanyType} from '#contract/catalogue/ids.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {judgedToday} from '#src/data/formation/facts-on.ts';
import {listStates, nameState, sayState} from '#src/data/states/name-state.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Text} from '#src/ui/display/text.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ChoiceTable} from '#src/ui/fields/radio/choice-table.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';
import {describeDuty, describeSources, sumUpDays, sumUpDuties} from './describe-state.ts';

/** The states that founders from abroad ask for most, to begin the comparison with. New Mexico is asked for because of its LLCs. Source: facts.md F6. */
const comparedFor = {
  LLC: ['WY', 'DE', 'NM', 'FL'],
  'C-Corp': ['DE', 'WY', 'FL'],
} as const satisfies Record<StateCompanyType, readonly UsStateCode[]>;

/** Where the company is to be: a few states compared, all of them to choose from, and what is known of the chosen one. Rules: PLN6, PLN8. Source: S9.14. */
export function StateFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const words = {text, format: useFormat()};
  const locale = useLocale();
  const options = useMemo(() => listStates(locale), [locale]);
  const {type, state} = form.values;
  const today = judgedToday();
  const {states} = readCatalogue(today).states;
  const factOf = (code: UsStateCode) => factOn(states[code][type ?? 'LLC'], today);
  const compared = comparedFor[type ?? 'LLC'].map((code) => ({
    code,
    state: nameState(words.format.locale, code),
    fact: factOf(code),
  }));
  return (
    <>
      <ChoiceTable
        label={text('state.compare')}
        value={compared.find(({code}) => code === state)?.code ?? null}
        onChange={(code) => form.change({state: code})}
        rows={[text('state.filing'), text('state.yearly'), text('state.when'), text('state.goodFor')]}
        choices={compared.map(({code, state: title, fact}) => ({
          id: code,
          title,
          values: [text('state.included'), sumUpDuties(fact, words), sumUpDays(fact, words), text(`state.for.${code}`)],
        }))}
      />
      {describeSources(compared, words).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      <ComboField
        {...form.bind('state')}
        label={label('field.state')}
        hint={text('state.hint')}
        options={options}
        placeholder={text('state.search')}
        emptyText={text('state.empty')}
        openLabel={text('state.open')}
      />
      {state === null ? null : <StateFacts state={state} fact={factOf(state)} words={words} />}
    </>
  );
}

type StateFactsProps = {
  state: UsStateCode;
  fact: ReturnType<typeof readCatalogue>['states']['states'][UsStateCode]['LLC'];
  words: Parameters<typeof describeDuty>[1];
};

function StateFacts({state, fact, words}: StateFactsProps) {
  const {text, format} = words;
  return (
    <Card>
      <Stack gap={2}>
        <Text isStrong>{text('state.title', sayState(format.locale, state))}</Text>
        <Text>{text('state.filingIncluded')}</Text>
        {fact === null ? <Text>{text('state.nothing')}</Text> : null}
        {fact?.duties.length === 0 ? <Text>{text('state.noDuties')}</Text> : null}
        {fact?.duties.map((duty) => (
          <Text key={duty.what}>{describeDuty(duty, words)}</Text>
        ))}
        {fact === null ? null : (
          <Text size="small" tone="muted">
            {fact.checkedOn === null
              ? text('state.unchecked')
              : text('state.checked', {source: fact.source, day: format.day(fact.checkedOn, 'medium')})}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
