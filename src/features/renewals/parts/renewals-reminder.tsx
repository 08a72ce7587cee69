import {useLiveQuery} from 'dexie-react-hooks';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readWaiting} from '#src/features/renewals/read-waiting.ts';
import {sayWaiting} from '#src/features/renewals/say-waiting.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

/** That renewals wait: of one company it leads to them, of several it counts. Rule: RNW13. Source: S2.32. */
export function RenewalsReminder({onClose}: {readonly onClose: () => void}) {
  const text = useText<typeof es>('renewals');
  const database = useLocalDatabase();
  const language = useLanguage();
  const waiting = useLiveQuery(async () => readWaiting(database, Date.now()), [database]);
  const said = waiting ? sayWaiting(waiting, text) : null;
  if (!said) return null;
  const {title, lines, only} = said;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        only ? (
          <>
            <Button size="large" onPress={onClose}>
              {text('reminderLater')}
            </Button>
            <ButtonLink size="large" look="primary" href={pathTo.renewal(language, only.id)} onPress={onClose}>
              {text('reminderSee')}
            </ButtonLink>
          </>
        ) : (
          <Button size="large" look="primary" onPress={onClose}>
            {text('reminderOk')}
          </Button>
        )
      }
    >
      <Stack gap={2}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}
