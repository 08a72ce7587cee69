import {memo} from 'react';
import {CopyCheck} from 'lucide-react';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useDoubles} from './use-doubles.ts';

type DoublesBannerProps = {readonly spaceId: string; readonly href: string};

/** Says that movements seem to be here twice, and leads to where that is decided; nothing where none do. */
export const DoublesBanner = memo(function DoublesBanner({spaceId, href}: DoublesBannerProps) {
  const text = useBooksText();
  const {doubles, doubts} = useDoubles(spaceId);
  const count = doubles.length + doubts.reduce((sum, {rows}) => sum + rows.length, 0);
  if (count === 0) return null;
  return (
    <Banner
      tone="warn"
      icon={<CopyCheck size={16} strokeWidth={1.75} aria-hidden />}
      actions={<ButtonLink href={href}>{text('doublesReview')}</ButtonLink>}
    >
      {text('doublesNotice', {count})}
    </Banner>
  );
});
