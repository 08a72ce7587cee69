import {useState} from 'react';
import {Check, CircleAlert, CircleHelp} from 'lucide-react';
import type {CompanyBoi} from '#src/data/boi/read-boi.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {faceOf, listReasons, sayAnswer, saySource, type BoiFace} from '#src/features/boi/say-boi.ts';
import type {es} from '#src/features/boi/text/es.ts';
import {useKeep} from '#src/features/boi/use-keep.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge, type Tone} from '#src/ui/display/badge.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {QuestionForm} from './question-form.tsx';
import {RecordButton} from './record-button.tsx';

const icon = {size: 14, 'aria-hidden': true} as const;

const looks = {
  none: {tone: 'ok', mark: <Check {...icon} />},
  filed: {tone: 'ok', mark: <Check {...icon} />},
  due: {tone: 'warn', mark: <CircleAlert {...icon} />},
  over: {tone: 'danger', mark: <CircleAlert {...icon} />},
  ask: {tone: 'neutral', mark: <CircleHelp {...icon} />},
} as const satisfies Record<BoiFace, {tone: Tone; mark: unknown}>;

/** Where one files, free of charge. Source: facts.md F5. */
const filingSite = 'https://boiefiling.fincen.gov';

/** One company's answer with its reasons, or the questions that it depends on. Rules: BOI3, BOI6, BOI7. */
export function AnswerPart({boi}: {readonly boi: CompanyBoi}) {
  const text = useText<typeof es>('boi');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const {company, state} = boi;
  const face = faceOf(boi, format.today());
  const {tone, mark} = looks[face];
  const {blockedReason} = useLock(company.id, 'company');
  const mayAnswer = company.role !== 'bookkeeper';
  const isAsked = state.verdict.ask !== null;
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <Badge tone={tone} icon={mark}>
            {text(`state.${face}`)}
          </Badge>
        </div>
        <SectionHead title={sayAnswer(boi, {text, format})} />
        <Text tone="muted">{text(`text.${face}`)}</Text>
        {isAsked && mayAnswer && blockedReason === null ? <QuestionForm boi={boi} onEnd={null} /> : null}
        {isAsked && mayAnswer && blockedReason !== null ? <Text tone="muted">{blockedReason}</Text> : null}
        {isAsked && !mayAnswer ? <Text tone="muted">{text('notYours')}</Text> : null}
        {isAsking ? <QuestionForm boi={boi} onEnd={() => setAsking(false)} /> : null}
        {!isAsked && !isAsking ? (
          <Answered boi={boi} blockedReason={blockedReason} onChange={mayAnswer ? () => setAsking(true) : null} />
        ) : null}
        {face === 'due' || face === 'over' ? (
          <Link href={filingSite} target="_blank">
            {text('file')}
          </Link>
        ) : null}
      </Stack>
    </Card>
  );
}

type AnsweredProps = {
  readonly boi: CompanyBoi;
  /** Why nothing of it can be changed. */
  readonly blockedReason: string | null;
  /** Null for who may not. */
  readonly onChange: (() => void) | null;
};

/** The reasons, and what can be done with the answer. */
function Answered({boi, blockedReason, onChange}: AnsweredProps) {
  const text = useText<typeof es>('boi');
  const format = useFormat();
  const keep = useKeep(boi.company.id);
  const {state} = boi;
  const {kept, facts, isKept} = state;
  const source = saySource({text, format});
  // Answers are there to be changed where any were asked for.
  const wasAsked = kept !== null && (boi.formation === null || kept.formedIn === 'abroad');
  return (
    <>
      <Facts
        isProse
        facts={[
          ...listReasons(boi, {text, format}),
          {
            name: text('source'),
            value: (
              <>
                <Link href={source.url} target="_blank">
                  {source.name}
                </Link>
                , {source.rest}
              </>
            ),
          },
        ]}
      />
      {kept ? (
        <Text size="small" tone={isKept ? 'muted' : 'warn'}>
          {text(isKept ? 'kept' : 'keptOther', {day: format.dayOf(kept.answeredAt, 'medium')})}
        </Text>
      ) : null}
      <Row>
        {facts && !isKept && onChange ? (
          <Button blockedReason={blockedReason} onPress={() => void keep(facts).catch(reportError)}>
            {text('keep')}
          </Button>
        ) : null}
        <RecordButton boi={boi} />
        {wasAsked && onChange ? (
          <Button look="quiet" blockedReason={blockedReason} onPress={onChange}>
            {text('change')}
          </Button>
        ) : null}
      </Row>
    </>
  );
}
