import {Check, Hand} from 'lucide-react';
import type {es} from '#src/features/dissolution/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const does = ['does.file', 'does.proof', 'does.close', 'does.end'] as const;
const doesNot = ['not.return', 'not.ein', 'not.debts', 'not.licences', 'not.bank'] as const;

/** What a dissolution does, and what remains the owner's. Source: S4.06; IRS, Closing a business; Canceling an EIN. */
export function MeaningPart() {
  const text = useText<typeof es>('dissolution');
  return (
    <>
      <section>
        <SectionHead title={text('doesTitle')} />
        <Stack gap={2}>
          {does.map((key) => (
            <IconLine key={key} icon={<Check size={16} strokeWidth={1.75} aria-hidden />}>
              {text(key)}
            </IconLine>
          ))}
        </Stack>
      </section>
      <RemainsPart title={text('doesNotTitle')} />
    </>
  );
}

/** What a dissolution leaves to the owner. */
export function RemainsPart({title}: {readonly title: string}) {
  const text = useText<typeof es>('dissolution');
  return (
    <section>
      <SectionHead title={title} />
      <Stack gap={2}>
        {doesNot.map((key) => (
          <IconLine key={key} icon={<Hand size={16} strokeWidth={1.75} aria-hidden />}>
            {text(key)}
          </IconLine>
        ))}
        <Text tone="muted" size="small">
          {text('notAdvice')}
        </Text>
      </Stack>
    </section>
  );
}
