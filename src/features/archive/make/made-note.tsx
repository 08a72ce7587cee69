import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/archive/text/es.ts';
import type {MadeArchive} from '#workers/archive/make/make-archive.ts';

/** Names that fit a screen; the archive's own page has all. */
const shownNames = 5;

/** What is in the archive that was made, and which files are not. */
export function MadeNote({made: {rowCount, fileCount, missing}}: {readonly made: Omit<MadeArchive, 'blob'>}) {
  const text = useText<typeof es>('archive');
  const {list} = useFormat();
  const names = missing.slice(0, shownNames).map(({name}) => name);
  const rest = missing.length - names.length;
  return (
    <Stack gap={3}>
      <Banner tone="ok" shape="boxed" isUrgent>
        {text('made', {rows: text('rowCount', {count: rowCount}), files: text('fileCount', {count: fileCount})})}
      </Banner>
      {missing.length > 0 && (
        <Banner tone="warn" shape="boxed">
          <Text>{text('missing', {count: missing.length})}</Text>
          <Text size="small">{list(rest > 0 ? [...names, text('more', {count: rest})] : names)}</Text>
        </Banner>
      )}
    </Stack>
  );
}
