import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {words} from './text/words.ts';
import type {DocumentActs} from './use-document-acts.ts';
import {useSayTrouble} from './use-say-trouble.ts';

/** What could not be kept or opened, and what to do about it. */
export function Troubles({acts}: {readonly acts: Pick<DocumentActs, 'adding' | 'troubles'>}) {
  const text = useText<typeof words>('companies/documents');
  const say = useSayTrouble();
  return (
    <>
      {acts.adding === null ? null : <Text tone="muted">{text('adding', {name: acts.adding})}</Text>}
      {acts.troubles.map((trouble) => (
        <Banner key={trouble.name} tone="danger" shape="boxed" isUrgent>
          {say(trouble)}
        </Banner>
      ))}
    </>
  );
}
