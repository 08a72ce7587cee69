import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Meter} from '#src/ui/display/figures/meter.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CircleAlert, CircleCheck, FileText, LoaderCircle} from 'lucide-react';
import {isOpen, type DeskScan} from './desk-scan.ts';
import type {words} from './text/words.ts';

type ScanQueueProps = {
  readonly scans: readonly DeskScan[];
  readonly currentKey: string;
  readonly onShow: (key: string) => void;
};

const pictures = {
  reading: LoaderCircle,
  refused: CircleAlert,
  ready: FileText,
  sending: LoaderCircle,
  failed: CircleAlert,
  sent: CircleCheck,
} as const;

const tones = {
  reading: 'neutral',
  refused: 'warn',
  ready: 'accent',
  sending: 'neutral',
  failed: 'warn',
  sent: 'ok',
} as const;

/** Every scan that was dropped, with how far it is; a press shows it. */
export function ScanQueue({scans, currentKey, onShow}: ScanQueueProps) {
  const text = useText<typeof words>('admin/mail');
  const sayState = useSayState();
  return (
    <Stack gap={3}>
      <SectionHead title={text('queue')} count={scans.filter(isOpen).length} />
      <Text size="small" tone="muted">
        {text('keys')}
      </Text>
      <ItemList label={text('queue')}>
        {scans.map((scan) => {
          const Picture = isUnmatched(scan) ? CircleAlert : pictures[scan.state];
          return (
            <ListItem
              key={scan.key}
              icon={<Picture size={16} aria-hidden />}
              tone={isUnmatched(scan) ? 'warn' : tones[scan.state]}
              isPlain={scan.key !== currentKey}
              title={
                <Button look="link" onPress={() => onShow(scan.key)}>
                  {scan.file.name}
                </Button>
              }
              text={sayState(scan)}
            >
              {scan.state === 'sending' ? <Meter share={scan.share} /> : undefined}
            </ListItem>
          );
        })}
      </ItemList>
    </Stack>
  );
}

/** Whether nobody has said yet whose it is, because that could not be asked. */
function isUnmatched({state, matchFailure, values}: DeskScan): boolean {
  return state === 'ready' && matchFailure !== null && values.companyId === null;
}

/** How far a scan is, in words. */
function useSayState(): (scan: DeskScan) => string {
  const text = useText<typeof words>('admin/mail');
  const failureText = useFailureText();
  return (scan) => {
    const {state, failure, candidates, values, share} = scan;
    if (state === 'sending') return text('state.sending', {percent: Math.floor(share * 100)});
    const company = candidates.find(({id}) => id === values.companyId)?.name ?? '';
    if (state === 'sent') return text('state.sent', {company});
    if (failure) return `${text(`state.${state}`)}. ${failureText(failure)}`;
    if (isUnmatched(scan)) return text('state.unmatched');
    return company === '' ? text(`state.${state}`) : `${text(`state.${state}`)} · ${company}`;
  };
}
