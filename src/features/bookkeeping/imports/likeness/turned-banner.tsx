import {TriangleAlert} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type TurnedBannerProps = {
  readonly turned: {readonly count: number; readonly of: number};
  readonly onFlip: () => void;
  readonly onRight: () => void;
};

/** Says that a file was probably read by the wrong sign, and asks which of both it is. */
export function TurnedBanner({turned, onFlip, onRight}: TurnedBannerProps) {
  const text = useBooksText();
  return (
    <Banner tone="warn" shape="boxed" icon={<TriangleAlert size={18} aria-hidden />} isUrgent>
      <Text isStrong>{text('turnedTitle')}</Text>
      <Text>{text('turnedText', turned)}</Text>
      <Row>
        <Button onPress={onFlip}>{text('signFlip')}</Button>
        <Button onPress={onRight}>{text('turnedRight')}</Button>
      </Row>
    </Banner>
  );
}
