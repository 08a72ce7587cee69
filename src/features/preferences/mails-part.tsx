import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useOwnSpaceId} from '#src/data/database/own-space.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {editRow} from '#src/data/record.ts';
import type {es} from '#src/features/preferences/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Switch} from '#src/ui/fields/choice/switch.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

/** Which mails the person wants, kept in their own space; nothing for who has none here. Rule: REM6. */
export function MailsPart() {
  const text = useText<typeof es>('preferences');
  const database = useLocalDatabase();
  const spaceId = useOwnSpaceId();
  const row = useRows('preferences', spaceId)?.[0];
  if (spaceId === undefined || !row) return null;
  return (
    <section>
      <SectionHead title={text('mails')} />
      <Switch
        isSelected={row.mailsDates !== false}
        onChange={(mailsDates) => {
          // A store that is full has said so itself.
          editRow({database, spaceId}, 'preferences', row, {mailsDates}).catch(reportError);
        }}
        hint={text('mailsDatesHint')}
      >
        {text('mailsDates')}
      </Switch>
    </section>
  );
}
