import {isDissolvable} from '#contract/dissolutions/dissolution.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {CompanyFacts} from './read-company.ts';
import type {words} from './text/words.ts';

/** How far the dissolution of a company is, and the way to it; nothing of one that cannot be dissolved. Source: S2.18. */
export function DissolutionPart({facts}: {readonly facts: CompanyFacts}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  const {company, dissolution} = facts;
  const {stage, last} = dissolution;
  if (stage === 'none' && !isDissolvable(facts)) return null;
  return (
    <section>
      <SectionHead title={text('dissolution')} />
      <Stack gap={2}>
        {stage === 'none' || last === null ? null : (
          <Text>{text(`dissolution.${stage}`, {day: format.day(last.day, 'long')})}</Text>
        )}
        <Link href={pathTo.dissolution(language, company.id)}>
          {text(stage === 'none' ? 'seeDissolution' : 'seeDissolutionGoing')}
        </Link>
      </Stack>
    </section>
  );
}
