import {useState} from 'react';
import {Plus} from 'lucide-react';
import {
  checkPartners,
  isOwnersPartner,
  isRepresentative,
  namePartner,
  resolvePartner,
} from '#contract/formation/check-partners.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {maxPartners, sumShares, wholeBasisPoints} from '#contract/formation/shares.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {factsOn, judgedToday} from '#src/data/formation/facts-on.ts';
import {OncePainted} from '#src/data/wizard/use-painted.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {PercentField} from '#src/ui/fields/percent-field.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {ItemCard} from '#src/ui/wizard/item-card.tsx';
import {ItemCards} from '#src/ui/wizard/item-cards.tsx';
import {ShareBar} from '#src/ui/wizard/share-bar.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';
import {isOfficer} from '#contract/formation/officers.ts';
import {officerWord} from './officer-word.ts';
import {PartnerFields} from './partner-fields.tsx';
import {usePartners, type PartnersHandle} from './use-partners.ts';

/** As many cards as a usual window shows: what is below them is drawn after they are painted. */
const paintedFirst = 8;

/** Who owns the company, and which part of it. Rules: FRM9 to FRM12. Source: S3.03, S5.08, ux.md U6. */
export function PartnersFields(props: StepProps) {
  const {form} = props;
  const text = useWords();
  const handle = usePartners(props);
  const {partners} = form.values;
  const [wasPainted, setPainted] = useState(false);
  const isWhole = wasPainted || partners.length <= paintedFirst;
  const wrong = checkPartners(form.values, factsOn(judgedToday()));
  return (
    <>
      <OncePainted act={() => setPainted(true)} />
      <ItemCards label={text('step.partners')}>
        {(isWhole ? partners : partners.slice(0, paintedFirst)).map((partner, index) => (
          <PartnerCard
            key={partner.id}
            form={form}
            partner={partner}
            handle={handle}
            isUnfinished={wrong.some(({details}) => details?.['place'] === index + 1)}
          />
        ))}
      </ItemCards>
      {isWhole ? <BelowCards form={form} handle={handle} /> : null}
    </>
  );
}

function BelowCards({form, handle}: Pick<StepProps, 'form'> & {handle: PartnersHandle}) {
  const text = useWords();
  return (
    <>
      {form.values.partners.length < maxPartners ? (
        <Row>
          {handle.addOwner ? (
            <Button size="large" icon={<Plus size={16} aria-hidden />} onPress={handle.addOwner}>
              {text('partner.addYou')}
            </Button>
          ) : null}
          <Button size="large" icon={<Plus size={16} aria-hidden />} onPress={() => handle.add('person')}>
            {text('partner.addPerson')}
          </Button>
          <Button size="large" icon={<Plus size={16} aria-hidden />} onPress={() => handle.add('company')}>
            {text('partner.addCompany')}
          </Button>
        </Row>
      ) : (
        <Text tone="muted">{text('partner.most', {count: maxPartners})}</Text>
      )}
      <Shares form={form} handle={handle} />
      <Responsible form={form} handle={handle} />
    </>
  );
}

type CardProps = Pick<StepProps, 'form'> & {partner: DraftPartner; handle: PartnersHandle; isUnfinished: boolean};

function PartnerCard({form, partner, handle, isUnfinished}: CardProps) {
  const text = useWords();
  const [isAsking, setAsking] = useState(false);
  const resolved = resolvePartner(form.values, partner);
  const name = namePartner(resolved) || text('partner.at', {place: form.values.partners.indexOf(partner) + 1});
  const isOpen = handle.openId === partner.id;
  const note = useNote(resolved, form.values);
  const share = `partners.${partner.id}.shareBasisPoints`;
  const hasErrors = form.errors.some(({fieldId}) => fieldId?.startsWith(`partners.${partner.id}.`) === true);
  return (
    <ItemCard
      name={name}
      kind={resolved.kind}
      note={isUnfinished ? text('partner.unfinished') : note}
      isWrong={hasErrors}
      acts={
        <>
          <Button
            look="link"
            label={`${text(isOpen ? 'partner.done' : 'change')}: ${name}`}
            onPress={() => handle.open(isOpen ? null : partner.id)}
          >
            {text(isOpen ? 'partner.done' : 'change')}
          </Button>
          {isOpen ? (
            <Button look="link" label={`${text('partner.remove')}: ${name}`} onPress={() => setAsking(true)}>
              {text('partner.remove')}
            </Button>
          ) : null}
          {isAsking ? (
            <ConfirmDialog
              title={text('partner.removeTitle', {name})}
              actText={text('partner.remove')}
              look="danger"
              onAct={() => handle.remove(partner.id)}
              onClose={() => setAsking(false)}
            >
              <p>{text('partner.removeText')}</p>
            </ConfirmDialog>
          ) : null}
        </>
      }
      end={
        <PercentField
          id={share}
          label={text('partner.share', {name})}
          value={partner.shareBasisPoints}
          onChange={(shareBasisPoints) => handle.patch(partner.id, {shareBasisPoints})}
          error={form.errorOf(share)}
        />
      }
    >
      {isOpen ? (
        <PartnerFields form={form} partner={partner} onChange={(fields) => handle.patch(partner.id, fields)} />
      ) : null}
    </ItemCard>
  );
}

/** A partner in one line. */
function useNote(partner: DraftPartner, draft: CompanyDraft): string {
  const text = useWords();
  const label = useLabels();
  const locale = useLocale();
  const {kind, country} = partner;
  const place = country === null ? '' : nameCountry(locale, country);
  const lives = text(kind === 'company' ? 'partner.registeredIn' : 'partner.livesIn', {country: place});
  const mask = readSealed(partner.taxId ?? '')?.mask;
  const parts = [
    ...(isOwnersPartner(partner) ? [text('partner.isYou')] : []),
    ...(place === '' ? [] : [lives]),
    ...(mask === undefined ? [] : [`${label('field.taxId')} ${mask}`]),
    ...(isRepresentative(draft, partner) ? [text('partner.represents')] : []),
    ...(isOfficer(draft, partner) ? [text(officerWord(draft))] : []),
  ];
  return parts.join(' · ');
}

function Shares({form, handle}: Pick<StepProps, 'form'> & {handle: PartnersHandle}) {
  const text = useWords();
  const format = useFormat();
  const {partners} = form.values;
  const sum = sumShares(partners);
  const rest = wholeBasisPoints - sum;
  const say = (basisPoints: number) => format.decimal(String(basisPoints / 100));
  return (
    <ShareBar
      id="partners"
      text={text('partner.sum', {sum: say(sum)})}
      rest={rest === 0 ? null : text(rest > 0 ? 'partner.missing' : 'partner.over', {rest: say(Math.abs(rest))})}
      shares={partners.map(({id, shareBasisPoints}) => ({id, share: (shareBasisPoints ?? 0) / wholeBasisPoints}))}
      error={form.errorOf('partners')}
      act={
        partners.length > 1 ? (
          <Button look="link" onPress={handle.shareEqually}>
            {text('partner.equally')}
          </Button>
        ) : null
      }
    />
  );
}

/** Who answers to the IRS: one of the partners who are persons, or a person who acts for companies. Rules: FRM12, FRM18. */
function Responsible({form, handle}: Pick<StepProps, 'form'> & {handle: PartnersHandle}) {
  const text = useWords();
  const label = useLabels();
  const people = form.values.partners
    .map((one, index) => ({...resolvePartner(form.values, one), place: index + 1}))
    .filter(({kind}) => kind === 'person');
  const isOpen = form.values.partners.length > 0 && form.values.partners.length < maxPartners;
  return (
    <>
      {people.length === 0 && isOpen ? (
        <Stack gap={2}>
          <Text tone="muted">{text('partner.onlyCompanies')}</Text>
          <Row>
            <Button size="large" icon={<Plus size={16} aria-hidden />} onPress={handle.represent}>
              {text('partner.addRepresentative')}
            </Button>
          </Row>
        </Stack>
      ) : null}
      <RadioField
        {...form.bind('responsiblePartnerId')}
        label={label('field.responsiblePartner')}
        hint={text(form.values.kind === 'migrate' ? 'partner.responsibleHintNow' : 'partner.responsibleHint')}
        options={people.map((one) => ({id: one.id, label: namePartner(one) || text('partner.at', {place: one.place})}))}
      />
    </>
  );
}
