import {documentWords} from '#contract/documents/words.data.ts';
import {writeAddress} from '#contract/companies/write-address.ts';
import {isOfficer} from '#contract/formation/officers.ts';
import {judgedToday} from '#src/data/formation/facts-on.ts';
import {officerWord} from '#src/features/formation/wizard/partners/officer-word.ts';
import {isOwnersPartner, isRepresentative, namePartner, resolvePartner} from '#contract/formation/check-partners.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
import type {FormationStepId} from '#contract/formation/steps.ts';
import {readMissingPapers, readOpenDuties} from '#contract/formation/texts.ts';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {listServices} from '#contract/catalogue/price-order.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {nameState} from '#src/data/states/name-state.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Answer} from '#src/ui/wizard/answer-list.tsx';
import {sayVolume} from '#src/features/formation/wizard/say-volume.ts';
import type {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

/** What says answers in words. */
export type AnswerWords = {
  readonly text: ReturnType<typeof useWords>;
  readonly label: ReturnType<typeof useLabels>;
  readonly format: Format;
  readonly language: Language;
  /** The title of the industry that was chosen, once it is here. */
  readonly industry: string | undefined;
  /** Writes a telephone with its country's code, once its rules are here. */
  readonly writePhone: ((typed: string, country: string | null) => string) | undefined;
};

type Lister = (draft: CompanyDraft, words: AnswerWords) => readonly Answer[];

const none = (value: string) => (value.trim() === '' ? null : value);

const country = (code: string | null, {format}: AnswerWords) =>
  code === null ? null : nameCountry(format.locale, code);

const day = (date: string | null, {format}: AnswerWords) => (date === null ? null : format.day(date, 'long'));

const listers: Readonly<Record<FormationStepId, Lister>> = {
  you: (draft, words) => {
    const {label} = words;
    return [
      {label: text(words, 'review.name'), value: none(`${draft.firstName} ${draft.lastName}`)},
      {label: label('field.residenceCountry'), value: country(draft.residenceCountry, words)},
      {label: label('field.email'), value: none(draft.email)},
      {
        label: label('field.phone'),
        value: none(words.writePhone?.(draft.phone, draft.phoneCountry ?? draft.residenceCountry) ?? draft.phone),
      },
      {label: label('field.birthDate'), value: day(draft.birthDate, words)},
    ];
  },
  company: ({nameOne, nameTwo, designator}, {label}) => [
    {label: label('field.nameOne'), value: none(`${nameOne} ${designator ?? ''}`)},
    {label: label('field.nameTwo'), value: none(`${nameTwo} ${designator ?? ''}`)},
  ],
  type: listType,
  industry: ({naicsCode, industryOther}, words) => [
    {
      label: text(words, 'step.industry'),
      value: naicsCode === '' ? none(industryOther) : `${words.industry ?? ''} (${naicsCode})`.trim(),
    },
  ],
  state: ({state}, {label, format}) => [
    {label: label('field.state'), value: state === null ? null : nameState(format.locale, state)},
  ],
  services: (draft, words) => {
    const choice = readOrderChoice(draft);
    const catalogue = readCatalogue(judgedToday());
    const counts = new Map(choice.services.map(({id, count}) => [id, count]));
    // What was chosen for another type or state is in no order.
    const chosen = listServices(choice, catalogue).flatMap(({id, words: own}) => {
      const count = counts.get(id) ?? 0;
      const {name} = own[words.language];
      return count < 1 ? [] : [count > 1 ? `${name} × ${count}` : name];
    });
    return [
      {
        label: words.label('field.services'),
        value: chosen.length === 0 ? text(words, 'services.none') : words.format.list(chosen),
      },
    ];
  },
  partners: (draft, words) => [
    ...draft.partners.map((one) => describePartner(draft, one, words)),
    {label: words.label('field.responsiblePartner'), value: nameOf(draft, draft.responsiblePartnerId)},
  ],
  existing: (draft, words) => [
    ...(draft.addedCompanyId ? [{label: text(words, 'existing.added'), value: text(words, 'existing.isAdded')}] : []),
    {label: text(words, 'existing.name'), value: none(draft.nameOne)},
    {
      label: words.label('field.state'),
      value: draft.state === null ? null : nameState(words.format.locale, draft.state),
    },
    {label: words.label('field.formationDate'), value: day(draft.formationDate, words)},
    {label: words.label('field.ein'), value: none(draft.ein)},
    {label: words.label('field.registeredAgent'), value: none(draft.registeredAgent)},
    {label: words.label('field.missingPapers'), value: sayMissing(draft.missingPapers, words)},
  ],
  duties: ({openDuties}, words) => {
    const open = readOpenDuties(openDuties).map((id) => words.text(`duties.${id}`));
    return [
      {
        label: words.label('field.openDuties'),
        value: open.length === 0 ? text(words, 'duties.none') : words.format.list(open),
      },
    ];
  },
  abroad: ({nameOne, originCountry}, words) => [
    {label: text(words, 'existing.name'), value: none(nameOne)},
    {label: words.label('field.originCountry'), value: country(originCountry, words)},
  ],
  volume: ({volume}, {label, format}) => [
    {label: label('field.volume'), value: volume === null ? null : sayVolume(volume, {label, format})},
  ],
  plan: ({plan, period}, {label}) => [
    {label: label('field.plan'), value: plan === null ? null : planNames[plan]},
    {label: label('field.period'), value: period === null ? null : label(`period.${period}`)},
  ],
};

/** The answers of a step as the review shows them. Source: ux.md U6. */
export function listAnswers(step: FormationStepId, draft: CompanyDraft, words: AnswerWords): readonly Answer[] {
  return listers[step](draft, words);
}

type Word =
  | 'review.name'
  | 'step.industry'
  | 'services.none'
  | 'duties.none'
  | 'existing.name'
  | 'existing.added'
  | 'existing.isAdded';

function text(words: AnswerWords, key: Word): string {
  return words.text(key);
}

function listType(draft: CompanyDraft, {label, format}: AnswerWords): Answer[] {
  const {kind, type, management, shareCount, parValueMicros} = draft;
  const ofLlc = [
    {label: label('field.management'), value: management === null ? null : label(`management.${management}`)},
  ];
  const ofCorp = [
    {label: label('field.shareCount'), value: shareCount === null ? null : format.number(shareCount)},
    {
      label: label('field.parValue'),
      value: parValueMicros === null ? null : `$${format.decimal(String(parValueMicros / 1_000_000))}`,
    },
  ];
  return [
    {label: label('field.type'), value: type},
    ...(type === 'LLC' ? ofLlc : []),
    ...(type === 'C-Corp' && kind === 'create' ? ofCorp : []),
  ];
}

function describePartner(draft: CompanyDraft, partner: DraftPartner, words: AnswerWords): Answer {
  const {text, label, format} = words;
  const resolved = resolvePartner(draft, partner);
  const {shareBasisPoints: share, birthDate, kind} = resolved;
  const masks = (['taxId', 'passport'] as const).flatMap((field) => {
    const mask = readSealed(partner[field] ?? '')?.mask;
    return mask === undefined ? [] : [`${label(`field.${field}`)} ${mask}`];
  });
  const parts = [
    ...(share === null ? [] : [`${format.decimal(String(share / 100))} %`]),
    ...(kind === 'person' && birthDate !== null ? [text('partner.born', {day: format.day(birthDate, 'long')})] : []),
    writeAddress(resolved, country(resolved.country, words) ?? ''),
    ...masks,
    ...(isRepresentative(draft, partner) ? [text('partner.represents')] : []),
    ...(isOfficer(draft, resolved) ? [text(officerWord(draft))] : []),
  ];
  const name = namePartner(resolved) || text('partner.at', {place: draft.partners.indexOf(partner) + 1});
  return {
    label: isOwnersPartner(partner) ? `${name} (${text('partner.isYou')})` : name,
    value: none(parts.filter(Boolean).join(' · ')),
  };
}

function nameOf(draft: CompanyDraft, id: string | null): string | null {
  const found = draft.partners.find((one) => one.id === id);
  return found ? none(namePartner(resolvePartner(draft, found))) : null;
}

function sayMissing(papers: string, {language, format, text}: AnswerWords): string {
  const missing = readMissingPapers(papers).map((id) => documentWords[id][language]);
  return missing.length === 0 ? text('existing.allPapers') : format.list(missing);
}
