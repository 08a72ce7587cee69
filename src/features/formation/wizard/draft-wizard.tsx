import {useCallback, useMemo, useState} from 'react';
import {CircleAlert} from 'lucide-react';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {emptyDraft} from '#contract/formation/empty.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {useDraftAttention} from '#src/data/formation/use-draft-attention.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import type {ReadDraft} from '#src/data/formation/read-draft.ts';
import type {Wrong} from '#src/data/forms/standing-problems.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {useFreshKey} from '#src/data/sealing/use-fresh-key.ts';
import {Wizard} from '#src/data/wizard/wizard.tsx';
import {pathTo, useLocation, useNavigate} from '#src/routing/routing.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {wordOf, type AddressWord} from '#src/data/addresses/address-shapes.ts';
import {useIndustryTitle} from './steps/use-industry-title.ts';
import {Summary, useSumUp} from './summary.tsx';
import {usePages} from './use-pages.ts';
import {useLabels, useWords} from './use-words.ts';

type DraftWizardProps = {
  readonly place: RecordPlace;
  readonly read: ReadDraft;
  /** A visitor's stays on this device. */
  readonly who: 'guest' | 'user';
};

/** One draft in its wizard. Source: S2.13, S2.14, ux.md U6. */
export function DraftWizard({place, read, who}: DraftWizardProps) {
  const text = useWords();
  const navigate = useNavigate();
  const language = useLanguage();
  const {id, kind} = read.draft;
  const [known] = useState(read);
  const store = useMemo(() => keepInRows(place, id, {known}), [place, id, known]);
  const pages = usePages(kind, useAnswerWords(read.draft.naicsCode));
  const say = useSay();
  const isOnline = useOnline();
  useFreshKey();
  const attentionCount = useDraftAttention(place, id);
  const isSignedOut = useSyncStatus()?.phase === 'signed-out';
  const {pathname, search} = useLocation();
  const here = isOnline ? 'device' : 'offline';
  const reach = who === 'guest' ? here : !read.unsent ? 'sent' : isOnline ? 'sending' : 'waiting';
  return (
    <Wizard
      steps={pages}
      start={{...emptyDraft(kind, read.workedAt), id, partners: []}}
      store={store}
      say={say}
      // The titles and leads of steps, named in `usePages`.
      text={useCallback((key: string) => text(key as 'step.you'), [text])}
      reach={reach}
      // What is on the server already needs nobody to sign in.
      signInHref={who === 'user' && read.unsent && isSignedOut ? pathTo.login(language, pathname + search) : null}
      attention={{count: attentionCount, href: pathTo.activity(language)}}
      reviewTitle={text('step.review')}
      reviewNote={
        <Banner tone="info" shape="boxed" icon={<CircleAlert size={20} aria-hidden />}>
          {text('review.payNext')}
        </Banner>
      }
      submitText={text('review.toPay')}
      renderAside={useCallback(
        (draft: CompanyDraft, at: string) => (
          <Summary draft={draft} at={at} who={who} />
        ),
        [who],
      )}
      sumUp={useSumUp()}
      send={async () => Promise.resolve(succeed(null))}
      onDone={() => void navigate(pathTo[who === 'guest' ? 'checkout' : 'ownCheckout'](language, id))}
    />
  );
}

function useAnswerWords(naicsCode: string) {
  const text = useWords();
  const label = useLabels();
  const format = useFormat();
  const language = useLanguage();
  const industry = useIndustryTitle(naicsCode);
  return useMemo(() => ({text, label, format, language, industry}), [text, label, format, language, industry]);
}

/** Problems in words: whose they are in the summary, and sums as the language writes them. */
function useSay() {
  const text = useWords();
  const format = useFormat();
  const failureText = useFailureText();
  const sayPlain = (wrong: Wrong): string => {
    const {reason, details = {}} = wrong;
    if (reason === 'formation/wizard:taxId') return text('partner.taxIdWrong');
    if (reason === 'formation/wizard:passport') return text('partner.passportWrong');
    const part = readAddressWord(wrong);
    if (part !== null) return text('address.missing', {field: text(`address.${part}`)});
    const written = Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.decimal(String(value)) : value,
    ]);
    return failureText({...wrong, details: Object.fromEntries(written)});
  };
  return (wrong: Wrong, at: 'field' | 'summary'): string => {
    const words = sayPlain(wrong);
    const {place, name = ''} = wrong.details ?? {};
    if (at === 'field' || place === undefined) return words;
    return `${text(name === '' ? 'partner.at' : 'partner.named', {place: String(place), name: String(name)})}: ${words}`;
  };
}

const partsMissing = new Set(['address-missing', 'city-missing', 'region-missing', 'postal-code-missing']);

/** Which part of an address is missing, by the word of its country; null for any other problem. */
function readAddressWord({reason, field, details = {}}: Wrong): AddressWord | null {
  if (!partsMissing.has(reason.replace('formation.', ''))) return null;
  return wordOf(field?.split('.').at(-1) ?? '', String(details['country'] ?? ''));
}
