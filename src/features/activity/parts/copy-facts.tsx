import {Download} from 'lucide-react';
import {downloadFile, exportLocalData} from '#src/data/keeping/export-local-data.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Everything on this device as a file. */
export function CopyFacts() {
  const text = useText<typeof es>('activity');
  const {today} = useFormat();
  const database = useLocalDatabase();
  const save = async () =>
    downloadFile(await exportLocalData(database, new Date().toISOString()), `faro-${today()}.json`, 'application/json');
  return (
    <section>
      <SectionHead title={text('copy')} />
      <Stack gap={3}>
        <Text tone="muted">{text('copyText')}</Text>
        <Button icon={<Download size={16} aria-hidden />} onPress={() => void save()}>
          {text('exportAll')}
        </Button>
      </Stack>
    </section>
  );
}
