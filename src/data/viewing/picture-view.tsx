import {useEffect, useState} from 'react';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Thumbnail} from '#src/ui/display/thumbnail.tsx';
import type {es} from './text/es.ts';

type PictureViewProps = {
  readonly bytes: Blob;
  readonly type: string;
  readonly label: string;
  readonly canSave: boolean;
};

/** A picture as wide as there is room; of one that this browser cannot draw, such as HEIC, it says so. Rule: DOC15. */
export function PictureView({bytes, type, label, canSave}: PictureViewProps) {
  const text = useLoadedText<typeof es>('viewing');
  const [source, setSource] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    const show = async () => {
      // Of the type that its row says, whatever the bytes were fetched as.
      const picture = new Blob([await bytes.arrayBuffer()], {type});
      if (!isWanted) return;
      made = URL.createObjectURL(picture);
      setSource(made);
    };
    show().catch(reportError);
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [bytes, type]);
  if (isBroken)
    return (
      <Banner tone="neutral" shape="boxed">
        {text('notDrawn')} {text(canSave ? 'downloadInstead' : 'askAnother')}
      </Banner>
    );
  if (source === undefined) return null;
  return <Thumbnail isWhole source={source} label={label} onBroken={() => setBroken(true)} />;
}
