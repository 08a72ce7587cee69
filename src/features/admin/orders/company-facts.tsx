import {documentWords} from '#contract/documents/words.data.ts';
import {readMissingPapers, readOpenDuties} from '#contract/formation/texts.ts';
import type {Filing} from '#contract/orders/read-filing.ts';
import {useRowWords} from '#src/data/describe/use-telling.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {languageNames} from '#src/i18n/languages.ts';
import type {words} from './text/words.ts';

const ofCompany = [
  'type',
  'management',
  'state',
  'shareCount',
  'parValueMicros',
  'formationDate',
  'ein',
  'registeredAgent',
  'originCountry',
  'volume',
] as const;

const ofPerson = ['email', 'phone', 'birthDate'] as const;

/** The company to be filed, and who orders it; what was not asked for is left out. */
export function CompanyFacts({order}: {readonly order: Filing}) {
  const {answers, kind, nameOne, nameTwo, industry, placedAt, paidAt, expiresAt, state, owner} = order;
  const text = useText<typeof words>('admin/orders');
  const format = useFormat();
  const language = useLanguage();
  const {fieldName, valueText} = useRowWords('companyDrafts', answers);
  const told = (fields: readonly (keyof Filing['answers'])[]) =>
    fields.map((field) => ({
      name: fieldName(field),
      value: isGiven(answers[field]) && valueText(field, answers[field]),
    }));
  const duties = readOpenDuties(answers.openDuties).map((id) => text(`duty.${id}`));
  const papers = readMissingPapers(answers.missingPapers).map((id) => documentWords[id][language]);
  const work = industry === null ? answers.industryOther : `${answers.naicsCode} · ${industry}`;
  return (
    <>
      <Stack gap={3}>
        <SectionHead title={text('toFile')} />
        <Facts
          facts={onlyGiven([
            {name: text('kind'), value: text(`kind.${kind}`)},
            {name: text('nameOne'), value: nameOne},
            {name: text('nameTwo'), value: nameTwo},
            {name: text('industry'), value: work},
            ...told(ofCompany),
            {name: fieldName('openDuties'), value: format.list(duties)},
            {name: fieldName('missingPapers'), value: format.list(papers)},
          ])}
        />
      </Stack>
      <Stack gap={3}>
        <SectionHead title={text('orderedBy')} />
        <Facts
          facts={onlyGiven([
            {name: text('person'), value: `${answers.firstName} ${answers.lastName}`},
            ...told(ofPerson),
            {
              name: text('residence'),
              value: answers.residenceCountry && nameCountry(language, answers.residenceCountry),
            },
            {name: text('language'), value: languageNames[order.language]},
            {name: text('placed'), value: format.instant(placedAt)},
            {name: text('expires'), value: state === 'placed' && format.instant(expiresAt)},
            {name: text('paid'), value: paidAt !== null && format.instant(paidAt)},
            {name: text('claim.claimed'), value: owner && `${owner.name} · ${owner.email}`},
          ])}
        />
      </Stack>
    </>
  );
}

type MaybeFact = {readonly name: string; readonly value: string | false | null};

function onlyGiven(facts: readonly MaybeFact[]): {name: string; value: string}[] {
  return facts.flatMap(({name, value}) => (typeof value === 'string' && value.trim() !== '' ? [{name, value}] : []));
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== '';
}
