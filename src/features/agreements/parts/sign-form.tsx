import type {AgreementDocument, SignaturePlace} from '#contract/agreements/agreement.ts';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {signAgreement} from '#contract/agreements/sign-agreement.ts';
import {checkSignerName, signingStatements} from '#contract/agreements/signing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/features/agreements/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';

type SignFormProps = {
  readonly companyId: string;
  readonly document: AgreementDocument;
  readonly hash: string;
  readonly places: readonly SignaturePlace[];
  readonly onSigned: (row: AgreementRow) => void;
};

type SignFields = {name: string; accepted: boolean; signedFor: string};

/** The name typed as a signature, and the sentence that is accepted with it. Rules: AGR7, AGR10. */
export function SignForm({companyId, document, hash, places, onSigned}: SignFormProps) {
  const text = useText<typeof es>('agreements');
  const language = useLanguage();
  const blockedReason = useBlockedReason();
  const {kind, wording} = document;
  const statement = signingStatements[kind][language];
  const placeOf = (id: string) => places.find((one) => one.id === id);
  const form = useForm({
    start: {name: '', accepted: false, signedFor: places[0]?.id ?? ''},
    check: ({name, accepted, signedFor}: SignFields): FormProblem[] => {
      const place = placeOf(signedFor);
      const trouble = place ? checkSignerName(name, place) : null;
      return [
        ...(trouble === null ? [] : [{field: 'name', reason: trouble, details: {party: place?.party ?? ''}}]),
        ...(accepted ? [] : [{field: 'accepted', reason: 'agreement.not-accepted'}]),
      ];
    },
    say: ({reason, details}) => {
      const party = details?.['party'];
      return reason === 'agreement.name-other' && party ? text('nameOther', {party: String(party)}) : null;
    },
    send: async ({name, signedFor}, signal) =>
      callServer(signAgreement, {companyId, wording, hash, signedFor, name, statement, language}, {signal}),
    onDone: onSigned,
  });
  const place = placeOf(form.values.signedFor);
  if (!place) return null;
  const {party, byRepresentative} = place;
  return (
    <FormPage form={form} label={text('signTitle')} submitText={text('sign')} isWide blockedReason={blockedReason}>
      {places.length === 1 ? (
        <Text>{text('signLead', {party})}</Text>
      ) : (
        <SelectField
          {...form.bind('signedFor')}
          label={text('signedFor')}
          options={places.map((one) => ({id: one.id, label: one.party}))}
        />
      )}
      <TextField
        {...form.bind('name')}
        label={text('name')}
        hint={byRepresentative ? text('nameHintOther') : text('nameHint', {party})}
        autoComplete="name"
        maxLength={160}
      />
      <Checkbox
        id={form.bind('accepted').id}
        isSelected={form.values.accepted}
        isInvalid={form.errorOf('accepted') !== null}
        onChange={(accepted) => form.change({accepted})}
      >
        {statement}
      </Checkbox>
      {blockedReason === null ? null : (
        <Text tone="muted" size="small">
          {blockedReason}
        </Text>
      )}
    </FormPage>
  );
}

/** Why nobody can sign now: somebody acts for another, or there is no network. Rule: AGR8. */
function useBlockedReason(): string | null {
  const text = useText<typeof es>('agreements');
  const {user} = useSession();
  const isOnline = useOnline();
  if (user?.acting) return text('acting');
  return isOnline ? null : text('offline');
}
