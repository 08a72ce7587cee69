import {CircleAlert, X} from 'lucide-react';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';
import type {ScanDesk} from './use-scan-desk.ts';

/** What was dropped and cannot be sent, each with its reason, where it was dropped; the others go on below. Rule: MLG8. */
export function RefusedScans({desk}: {readonly desk: ScanDesk}) {
  const text = useText<typeof words>('admin/mail');
  const failureText = useFailureText();
  const refused = desk.scans.filter(({state}) => state === 'refused');
  return (
    // There before anything is refused, so that what comes into it is told.
    <div role="status">
      {refused.length === 0 ? null : (
        <Stack gap={3}>
          <SectionHead title={text('refused')} count={refused.length} />
          <ItemList label={text('refused')}>
            {refused.map((scan) => (
              <ListItem
                key={scan.key}
                icon={<CircleAlert size={16} aria-hidden />}
                tone="warn"
                title={scan.file.name}
                text={scan.failure ? failureText(scan.failure) : ''}
                isInline
                actions={
                  <IconButton
                    icon={<X size={16} aria-hidden />}
                    label={text('removeOne', {name: scan.file.name})}
                    onPress={() => void desk.remove(scan).catch(reportError)}
                  />
                }
              />
            ))}
          </ItemList>
        </Stack>
      )}
    </div>
  );
}
