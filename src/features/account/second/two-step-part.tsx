import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** Leads to the second factor from where one looks after one's account. */
export function TwoStepPart() {
  const text = useLoadedText<typeof words>('account/second');
  const language = useLanguage();
  return (
    <Stack gap={3}>
      <SectionHead title={text('title')} />
      <Text tone="muted">{text('lead')}</Text>
      <div>
        <ButtonLink href={pathTo.twoStep(language)}>{text('open')}</ButtonLink>
      </div>
    </Stack>
  );
}
