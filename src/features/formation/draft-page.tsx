import {useMemo, useState, type ReactNode} from 'react';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {flushDrafts} from '#src/data/device/drafts.ts';
import {factsOn, judgedToday} from '#src/data/formation/facts-on.ts';
import type {OpenDraft} from '#src/data/formation/read-drafts.ts';
import {draftAddress} from '#src/data/formation/draft-address.ts';
import {readStage} from '#src/data/formation/read-stage.ts';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {Navigate, pathTo, useNavigate, useSearchParams, wizardTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {TaskLayout} from '#src/ui/task/task-layout.tsx';
import {DraftList} from './draft-list.tsx';
import type {FormationText} from './text/es.ts';
import {PayingPage} from './paying-page.tsx';
import {beginOrReuse, useBegin} from './use-begin.ts';
import {usePlacedAnew} from './use-placed-anew.ts';
import {useKind} from './use-kind.ts';
import {WaitingPage} from './waiting-page.tsx';
import {DraftWizard} from './wizard/draft-wizard.tsx';
import type {es} from './wizard/text/es.ts';

/** Who fills a wizard in. */
export type Who = 'guest' | 'user';

type DraftPageProps = {
  readonly who: Who;
  /** Whether what was drafted here before is among them: until then none is begun beside it. */
  readonly isWhole: boolean;
  /** Shown until the drafts are read, and until one is begun. */
  readonly waiting: ReactNode;
};

/** One of the wizards: the draft that the address names, else those that were begun, else a new one. Source: S2.13, S2.14, D28, ux.md U6. */
export function DraftPage({who, isWhole, waiting}: DraftPageProps) {
  useLoadedText<typeof es>('formation/wizard');
  useLoadedText('wizard');
  useLoadedText('plans');
  const text = useText<FormationText>('formation');
  const kind = useKind();
  const drafts = useDrafts();
  // A visitor's space is made in a moment.
  if (!drafts || (drafts.place === null && who === 'guest')) return waiting;
  // A person's comes with the first pull, and so do their drafts: none is begun beside one that is on its way.
  if (drafts.place === null || drafts.areComing) return <WaitingPage text={text('drafts.missing')} />;
  const shown = {who, isWhole, waiting};
  return <Drafts key={kind} kind={kind} {...shown} place={drafts.place} drafts={drafts.all} />;
}

type DraftsProps = DraftPageProps & {kind: OrderKind; place: RecordPlace; drafts: readonly OpenDraft[]};

function Drafts({kind, who, isWhole, waiting, place, drafts}: DraftsProps) {
  const text = useText<FormationText>('formation');
  const language = useLanguage();
  const today = judgedToday();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('draft');
  const found = drafts.find(({draft}) => draft.id === id);
  const begun = useMemo(() => drafts.filter((one) => one.draft.kind === kind && one.isTouched), [drafts, kind]);
  const begin = async () => beginOrReuse(place, kind, drafts);
  /** Begun a moment ago: it is not among the drafts that were read before. */
  const [comingId, setComing] = useState<string | null>(null);
  const isComing = id !== null && comingId === id && !found;
  if (found && comingId === id) setComing(null);
  const open = (draftId: string) => {
    setComing(draftId);
    void navigate(`${wizardTo[who][kind](language)}?draft=${draftId}`, {replace: true});
  };
  // Whoever discards the last one may still want it back.
  const [wasListed, setListed] = useState(false);
  if (id === null && begun.length > 0 && !wasListed) setListed(true);
  const isNew = isWhole && id === null && begun.length === 0 && !wasListed;
  useBegin(isNew, begin, open);
  const home = who === 'guest' ? pathTo.startNow(language) : pathTo.dashboard(language);
  const placeAnew = usePlacedAnew(who === 'guest' && found ? found.draft.id : null);
  const leave = async () => {
    await flushDrafts();
    await placeAnew();
    await navigate(home);
  };
  if (isNew || isComing || (!found && !isWhole)) return waiting;
  const stage = found && readStage(found, factsOn(today));
  if (found && stage?.isLocked) {
    const payHref = draftAddress(who, found.draft, stage, language);
    // It was paid: there it goes on.
    if (stage.name === 'paid') return <Navigate to={payHref} replace />;
    return <PayingPage about={text(`title.${kind}`)} homeHref={home} payHref={payHref} />;
  }
  if (found)
    return (
      <TaskLayout
        about={[text(`title.${found.draft.kind}`), found.draft.title || found.draft.nameOne.trim()]
          .filter(Boolean)
          .join(' · ')}
        homeHref={home}
        end={
          <Button size="large" onPress={() => void leave().catch(reportError)}>
            {text('leave')}
          </Button>
        }
      >
        <DraftWizard key={found.draft.id} place={place} read={found} who={who} />
      </TaskLayout>
    );
  return (
    <TaskLayout
      about={text(`title.${kind}`)}
      title={text('drafts.title')}
      homeHref={home}
      end={<ButtonLink href={home}>{text('drafts.leave')}</ButtonLink>}
    >
      <DraftList
        who={who}
        place={place}
        drafts={begun}
        isGone={id !== null}
        onBegin={() => void begin().then(open, reportError)}
      />
    </TaskLayout>
  );
}
