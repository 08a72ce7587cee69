import {useState} from 'react';
import {draftLengths} from '#contract/formation/company-draft.ts';
import {findIndustries} from '#src/data/industries/find-industries.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useWords} from '#src/features/formation/wizard/use-words.ts';
import {useIndustries} from './use-industries.ts';
import {useIndustryTitle} from './use-industry-title.ts';

const mostFound = 8;

/** What the company does: found in everyday words, or said in one's own. Rules: FRM8, IND2. Source: S5.07, S5.14. */
export function IndustryFields({form}: StepProps) {
  const text = useWords();
  const [typed, setTyped] = useState('');
  const {naicsCode} = form.values;
  const industries = useIndustries(naicsCode === '' || typed !== '');
  const title = useIndustryTitle(naicsCode);
  const found = industries ? findIndustries(industries, typed, mostFound) : [];
  // While one searches the list stays, so that arrows go through it.
  if (naicsCode !== '' && typed === '')
    return (
      <Card>
        <Row isSpread>
          <div>
            <Text isStrong>{title ?? text('industry.code', {code: naicsCode})}</Text>
            <Text size="small" tone="muted">
              {text('industry.code', {code: naicsCode})}
            </Text>
          </div>
          <Button label={`${text('change')}: ${text('step.industry')}`} onPress={() => form.change({naicsCode: ''})}>
            {text('change')}
          </Button>
        </Row>
      </Card>
    );
  return (
    <>
      <TextField
        id="naicsCode"
        label={text('industry.search')}
        hint={text('industry.hint')}
        value={typed}
        onChange={setTyped}
        error={form.errorOf('naicsCode')}
        autoComplete="off"
        maxLength={80}
      />
      <div role="status">
        <Text size="small" tone="muted">
          {typed.trim() === ''
            ? text('industry.examples')
            : industries === undefined
              ? text('loading')
              : industries === null
                ? text('industry.offline')
                : text('industry.found', {count: found.length})}
        </Text>
      </div>
      {found.length === 0 ? null : (
        <RadioField
          label={text('industry.list')}
          value={found.some(({code}) => code === naicsCode) ? naicsCode : null}
          options={found.map(({code, title}) => ({id: code, label: title, hint: code}))}
          onChange={(code) => form.change({naicsCode: code, industryOther: ''})}
        />
      )}
      <TextField
        {...form.bind('industryOther')}
        // One or the other: what is said in one's own words is not what was found before.
        onChange={(industryOther) =>
          form.change(industryOther.trim() === '' ? {industryOther} : {industryOther, naicsCode: ''})
        }
        label={text('industry.own')}
        hint={text('industry.ownHint')}
        isOptional
        maxLength={draftLengths.industryOther}
      />
    </>
  );
}
