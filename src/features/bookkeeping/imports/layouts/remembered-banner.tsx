import {History} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {ImportPreview} from '#workers/host/import-jobs.ts';
import {listChoices} from './list-choices.ts';

type RememberedBannerProps = {
  readonly preview: ImportPreview;
  readonly onChange: () => void;
  readonly onForget: () => void;
};

/** Says what of earlier files of this layout was used for this one, and what was not, with the ways to change or to forget it. */
export function RememberedBanner({preview, onChange, onForget}: RememberedBannerProps) {
  const text = useBooksText();
  const {remembered, overrides, reading} = preview;
  if (!remembered) return null;
  const names = reading.columns.map(({name}) => name);
  const list = listChoices(overrides, names, text);
  const isDisputed = remembered.contradicted.length > 0;
  return (
    <Banner
      tone={isDisputed || remembered.isUnfit ? 'warn' : 'neutral'}
      shape="boxed"
      icon={<History size={18} aria-hidden />}
      actions={
        <Row>
          {!remembered.isUnfit && <Button onPress={onChange}>{text('layoutChange')}</Button>}
          <Button onPress={onForget}>{text('layoutForget')}</Button>
        </Row>
      }
    >
      {list.length > 0 && <Text>{text('layoutApplied', {list: list.join('; ')})}</Text>}
      {isDisputed && <Text>{text('layoutDisputed')}</Text>}
      {remembered.isUnfit && <Text>{text('layoutUnfit')}</Text>}
    </Banner>
  );
}
