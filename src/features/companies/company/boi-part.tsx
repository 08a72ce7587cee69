import type {CompanyBoi} from '#src/data/boi/read-boi.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** Whether a company owes a BOI report, in a line, and the way to why. Rule: BOI9. Source: D21. */
export function BoiPart({boi}: {readonly boi: CompanyBoi}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  const {outcome, dueDay} = boi.state.verdict;
  const day = format.day(dueDay ?? format.today(), 'long');
  const said = outcome === null ? 'ask' : outcome === 'due' || outcome === 'filed' ? outcome : 'none';
  return (
    <section>
      <SectionHead title={text('boi')} />
      <Stack gap={2}>
        <Text tone={said === 'due' ? 'warn' : 'muted'}>{text(`boi.${said}`, {day})}</Text>
        <Link href={pathTo.boiReport(language)}>{text('boiSee')}</Link>
      </Stack>
    </section>
  );
}
